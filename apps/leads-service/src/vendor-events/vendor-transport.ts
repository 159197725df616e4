import type {
  ServerVendor,
  VendorCredential,
  VendorOutcome,
  VendorRequest,
} from '@plaza/tracking/server';

export interface VendorTransport {
  /** The token of a credential, exchanged if the vendor wants that. @throws VendorAway */
  token(server: ServerVendor, credential: VendorCredential): Promise<string>;
  send(server: ServerVendor, request: VendorRequest): Promise<VendorOutcome>;
}

/** A vendor did not exchange a credential. The message has no secret. */
export class VendorAway extends Error {
  override readonly name = 'VendorAway';
}

export interface TransportOptions {
  /** Where all vendors are instead of their own hosts, in tests: their hosts are folders there. */
  readonly vendorUrl?: string | undefined;
  readonly now?: () => number;
}

/** Milliseconds; less than the first pause, within which no other process sends the event. */
const TIMEOUT = 10_000;

/** The most bytes that are read of a response. */
const MOST_BYTES = 64 * 1024;

/** Seconds before its end at which a token is exchanged again. */
const MARGIN = 60;

type Kept = { readonly token: Promise<string>; readonly until: number };

export function createVendorTransport({
  vendorUrl,
  now = Date.now,
}: TransportOptions): VendorTransport {
  const tokens = new Map<string, Kept>();
  const post = async (request: VendorRequest) => {
    const response = await fetch(addressOf(request.url, vendorUrl), {
      ...{ method: 'POST', headers: request.headers, body: request.body, redirect: 'error' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return { status: response.status, body: await readJson(response) };
  };

  async function exchange({ exchange }: ServerVendor, credential: VendorCredential) {
    const answer = exchange && (await post(exchange.request(credential, now())));
    const read = answer?.status === 200 ? exchange?.read(answer.body) : undefined;
    if (!read) throw new VendorAway(`No token: ${answer?.status}`);
    return read;
  }

  return {
    async token(server, credential) {
      if (!server.exchange) return typeof credential === 'string' ? credential : '';
      const key = JSON.stringify(credential);
      const known = tokens.get(key);
      if (known && known.until > now()) return known.token;
      const exchanged = exchange(server, credential);
      const token = exchanged.then((read) => read.token);
      // Others wait for the same exchange; a failed one is tried again.
      tokens.set(key, { token, until: now() + TIMEOUT });
      exchanged.then(
        ({ seconds }) => tokens.set(key, { token, until: now() + (seconds - MARGIN) * 1000 }),
        () => tokens.delete(key),
      );
      return token;
    },
    async send(server, request) {
      const response = await post(request).catch((error: unknown) => error as Error);
      if (!(response instanceof Error)) return server.outcome(response);
      const { name, cause } = response;
      const code = (cause as { code?: unknown } | undefined)?.code;
      return { outcome: 'retry', code: `${code ?? name}`.slice(0, 40) };
    },
  };
}

function addressOf(url: string, vendorUrl: string | undefined): string {
  if (vendorUrl === undefined) return url;
  const { host, pathname } = new URL(url);
  return `${vendorUrl.replace(/\/+$/, '')}/${host}${pathname}`;
}

/** The JSON of a response; `undefined` if there is none, or too much of it. */
async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

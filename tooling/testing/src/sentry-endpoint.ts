import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { serveLocally } from './serve-locally.ts';

/** One item of an envelope, e.g. of type `event`. */
export type EnvelopeItem = { readonly type: string; readonly payload: Record<string, unknown> };

/** A local server that receives error reports in Sentry's protocol. */
export type SentryEndpoint = {
  readonly dsn: string;
  /** All received items, in order; invalid envelopes are rejected with 400. */
  readonly items: EnvelopeItem[];
  /** The raw envelopes. */
  readonly wire: string[];
  readonly close: () => Promise<void>;
};

/** Opens an endpoint on a free loopback port. */
export async function openSentryEndpoint(): Promise<SentryEndpoint> {
  const items: EnvelopeItem[] = [];
  const wire: string[] = [];
  const { url, close } = await serveLocally(async (request, response) => {
    const body = await buffer(request);
    const text = String(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
    wire.push(text);
    try {
      if (!/^\/api\/7\/envelope\//.test(request.url ?? '')) throw new Error('no such project');
      items.push(...parseEnvelope(text));
      response.setHeader('access-control-allow-origin', '*');
      response.end(JSON.stringify({ id: '0' }));
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  });
  return {
    dsn: `${url.replace('//', '//public@')}/7`,
    items,
    wire,
    close,
  };
}

/**
 * The items of an envelope: a line of headers, then for each item a line of headers and its
 * payload, which ends after `length` bytes or with the line.
 *
 * @throws SyntaxError if a header is not JSON
 */
function parseEnvelope(text: string): EnvelopeItem[] {
  const bytes = Buffer.from(text);
  const items: EnvelopeItem[] = [];
  let position = 0;
  const line = () => {
    const end = bytes.indexOf('\n', position);
    const read = bytes.subarray(position, end < 0 ? undefined : end);
    position = end < 0 ? bytes.length : end + 1;
    return String(read);
  };
  JSON.parse(line());
  while (position < bytes.length) {
    const { type, length } = JSON.parse(line());
    const payload =
      length === undefined ? line() : String(bytes.subarray(position, position + length));
    if (length !== undefined) position += length + 1;
    items.push({ type, payload: JSON.parse(payload) });
  }
  return items;
}

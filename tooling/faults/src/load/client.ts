import { Agent, request } from 'undici';

/** A visitor's browser gives up after this time. */
const timeoutMs = 15_000;

export interface Answer {
  /** 0: the connection broke, or no response came in time. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Milliseconds from sending to the end of the body. */
  readonly ms: number;
  /** Of a broken connection. */
  readonly error?: string;
}

export interface Client {
  send(
    url: string,
    options?: { json?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  close(): Promise<void>;
}

type Visitors = {
  /** The addresses from which they call in turn; default: the machine chooses. */
  readonly addresses?: readonly string[];
  /** Connections of each address to each program. */
  readonly connections?: number;
  /** The host that they ask for; default: that of the URL. */
  readonly host?: string;
};

/** Visitors who send each request once: what a retry would hide is what is measured. */
export function createClient(of: Visitors = {}): Client {
  const { addresses = [], connections = 8, host } = of;
  const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
  const options = { connections, connect: { timeout: timeoutMs }, ...timeouts };
  const agents =
    addresses.length > 0
      ? addresses.map((localAddress) => new Agent({ ...options, localAddress }))
      : [new Agent(options)];
  let sent = 0;
  return {
    async send(url, { json, headers = {} } = {}) {
      const began = performance.now();
      const elapsed = () => performance.now() - began;
      const post = json !== undefined && {
        method: 'POST' as const,
        body: JSON.stringify(json),
      };
      const type = { ...(host && { host }), ...(post && { 'content-type': 'application/json' }) };
      const dispatcher = agents[sent % agents.length];
      sent += 1;
      try {
        const response = await request(url, {
          ...(dispatcher && { dispatcher }),
          headers: { ...type, ...headers },
          ...post,
        });
        const body = await response.body.text();
        return { status: response.statusCode, headers: response.headers, body, ms: elapsed() };
      } catch (error) {
        return { status: 0, headers: {}, body: '', ms: elapsed(), error: `${error}` };
      }
    },
    close: async () => void (await Promise.all(agents.map((agent) => agent.destroy()))),
  };
}

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 400;

/** A request that was rejected for lack of room, and may be sent again (decisions 21 and 28). */
export const isRejection = ({ status, headers }: Answer) =>
  (status === 503 || status === 429) && headers['retry-after'] !== undefined;

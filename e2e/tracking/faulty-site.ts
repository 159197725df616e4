import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveLocally } from '@plaza/testing';

/**
 * The outcome of a post: passed on; no answer, before or after it reached the service; rejected
 * with a status and perhaps a `Retry-After`; or answered by someone else.
 */
export type Fault =
  | 'none'
  | 'lost'
  | 'answer lost'
  | readonly [status: number, retryAfter?: string]
  | { readonly text: string };

export type Post = {
  readonly path: string;
  readonly cookie: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the body of any post
  readonly body: any;
  /** Milliseconds since 1970. */
  readonly at: number;
};

export type FaultySite = {
  readonly url: string;
  /** Number of posts per fault. */
  readonly met: Readonly<Record<string, number>>;
  /** All posts in order. */
  readonly posts: readonly Post[];
  readonly close: () => Promise<void>;
};

export type SiteParts = {
  /** `http://127.0.0.1:40123/website/900/api`. */
  readonly service: string;
  /** HTML or JavaScript by path; any other path is the page at `/`. */
  readonly files: Readonly<Record<string, string>>;
  /** Chooses the fault by the post's URL and the page's URL. */
  readonly faultOf?: (path: string, page: string) => Fault;
};

/** A site whose `/api` passes posts on to the real service, unless a fault applies. */
export async function startSite({
  service,
  files,
  faultOf = () => 'none',
}: SiteParts): Promise<FaultySite> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const met: Record<string, number> = {};
  const posts: Post[] = [];

  async function passOn({ method = '', url = '', headers }: IncomingMessage, body: Buffer) {
    const target = `${service}${url.replace('/api', '')}`;
    const passed = request(target, {
      method,
      agent,
      headers: { 'content-type': headers['content-type'], 'content-length': body.length },
    });
    passed.end(body);
    const [answer]: [IncomingMessage] = (await once(passed, 'response')) as never;
    return {
      status: answer.statusCode ?? 0,
      body: await buffer(answer),
      type: answer.headers['content-type'],
    };
  }

  async function answerPost(posted: IncomingMessage, response: ServerResponse) {
    const body = await buffer(posted);
    const { url: path = '', headers } = posted;
    posts.push({ path, cookie: headers.cookie, body: JSON.parse(`${body}`), at: Date.now() });
    const fault = faultOf(path, headers.referer ?? '');
    met[`${fault}`] = (met[`${fault}`] ?? 0) + 1;
    if (fault === 'lost') return void posted.socket.destroy();
    if (typeof fault === 'object' && 'text' in fault) return void response.end(fault.text);
    if (typeof fault === 'object') {
      const [status, retryAfter] = fault;
      return void response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end();
    }
    const answer = await passOn(posted, body);
    if (fault === 'answer lost') return void posted.socket.destroy();
    response
      .writeHead(answer.status, answer.type ? { 'content-type': answer.type } : {})
      .end(answer.body);
  }

  const { url, close } = await serveLocally((received, response) => {
    if (received.method === 'POST') {
      answerPost(received, response).catch(() => received.socket.destroy());
      return;
    }
    const path = (received.url ?? '').split('?', 1)[0] ?? '';
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=60' });
    response.end(files[path] ?? files['/']);
  });
  return {
    url,
    met,
    posts,
    async close() {
      agent.destroy();
      await close();
    },
  };
}

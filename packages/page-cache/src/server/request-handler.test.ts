import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RequestRouter, unrouted } from '../core/request-router.ts';
import { barePolicy, securityHeaders } from '../model/security-headers.ts';
import { serve } from './serve.test.support.ts';
import { serverState } from './server-state.ts';

const { responses, requests } = serverState();
const alias = 'www.olivar.example';
const pages = new Set(['/cached/a/', '/cached/b/', '/cached/c/', '/lp/']);

/** A site of a few pages, which redirects an alias of its host to the same path. */
const router: RequestRouter = {
  route(host = '', url) {
    if (/^\/(?:api|robots)/.test(url)) return unrouted.route(host, url);
    if (url === '/cached/own/')
      return host.toLowerCase().startsWith(alias) ? { kind: 'other' } : { kind: 'page', path: url };
    if (url.startsWith('/inner/'))
      return { kind: 'page', path: '/inner/', internalPath: '/es-ES/inner/' };
    if (url === '/lp') return { kind: 'redirect', location: '/lp/' };
    if (url === '/old/') return { kind: 'redirect', location: '/lp/', status: 301 };
    if (url === '/gone/') return { kind: 'notFound', path: '/missing/', isGone: true };
    return pages.has(url) ? { kind: 'page', path: url } : { kind: 'notFound', path: '/missing/' };
  },
  visitorCookies: () => undefined,
};
let server: Server;
let handled: string[];
/** The page cache behind the server: one page for every path below `/cached/`, and the error pages. */
let page: { html: string };
let headers: Record<string, string>;

function answer(seen: IncomingMessage) {
  const context = requests.getStore();
  const url = seen.url ?? '';
  if (!/^\/(?:cached|missing)\//.test(url))
    return { body: `${url} ${seen.headers['x-forwarded-for']}` };
  const lastModified = Date.now();
  const read = { cacheKey: url, entry: page, lastModified, generation: responses.generation() };
  if (context) context.reads = [read];
  return { body: `${page.html}${url.startsWith('/missing') ? url : ''}`, headers };
}

beforeAll(async () => {
  server = await serve(
    (seen, response) => {
      handled.push(
        `${seen.method} ${seen.url}${seen.headers['x-resolved-path'] ? ' resolved' : ''}`,
      );
      const { body, headers = {} } = answer(seen);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(body);
    },
    {
      router,
      hostAliases: new Set([alias]),
      takesForm: (target) => target === '/form/',
      isPersonal: (target, { cookie }) => target === '/cached/c/' && cookie === 'own=1',
      changeTarget: (target, method, { cookie }) => {
        if (target === '/form/' && method === 'POST') return '/api/form?path=/form/';
        return cookie === 'own=1' ? '/api/own' : target;
      },
    },
  );
});
beforeEach(() => {
  handled = [];
  responses.clear();
  page = { html: `<p>${'página '.repeat(100)}</p>` };
  headers = {
    'x-nextjs-cache': 'HIT',
    'cache-control': 's-maxage=300, stale-while-revalidate=86100',
    'content-type': 'text/html; charset=utf-8',
    etag: '"one"',
  };
});
afterAll(() => {
  server.close();
});

async function send(method: string, path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', method, path, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  return { answer, bytes, body: bytes.toString() };
}

/** Asks until the cache holds the page, which it takes in after the answer. */
async function fill(path: string) {
  const { body } = await send('GET', path);
  await expect.poll(() => responses.get(path, 0), { timeout: 4_000 }).toBeDefined();
  handled = [];
  return body;
}

describe('a page of one visitor', () => {
  it('is neither answered from the cache nor kept in it', async () => {
    const kept = await fill('/cached/c/');
    const own = await send('GET', '/cached/c/', { cookie: 'own=1' });
    expect(handled).toEqual(['GET /api/own']);
    expect(own.answer.statusCode).toBe(200);
    expect((await send('GET', '/cached/c/')).body).toBe(kept);
    expect(handled).toEqual(['GET /api/own']);
  });
});

describe('every response has the security headers', () => {
  it.each([
    ['GET', '/lp'],
    ['POST', '/lp/'],
    ['GET', '/api/readyz'],
  ])('to %s %s', async (method, path) => {
    const { answer } = await send(method, path);
    for (const { key, value } of securityHeaders)
      expect([key, answer.headers[key.toLowerCase()]]).toEqual([key, value]);
  });

  it.each([
    ['GET', '/api/readyz'],
    ['POST', '/lp/'],
    ['GET', '/lp'],
    ['GET', '/robots.txt'],
  ])('§5.8 and what is no page allows nothing to be done in it: %s %s', async (method, path) => {
    const { answer } = await send(method, path);
    expect(answer.headers['content-security-policy']).toBe(barePolicy);
  });

  it('§5.8 and a page has a policy of its own', async () => {
    headers = { ...headers, 'content-security-policy': "script-src 'self'" };
    const { answer } = await send('GET', '/cached/a/');
    expect(answer.headers['content-security-policy']).toBe("script-src 'self'");
  });
});

describe('x-forwarded-for names the peer of each hop', () => {
  it('before any handler of a server runs', async () => {
    const { body } = await send('GET', '/api/', { 'x-forwarded-for': '203.0.113.7' });
    expect(body).toBe('/api/ 203.0.113.7, 127.0.0.1');
  });
});

describe('§8: no request breaks the site', () => {
  it.each([
    ['OPTIONS', 'http://evil.example/api/lp', '/api/lp'],
    ['POST', '//api/', '/api/'],
    ['POST', '/api/revalidate', '/api/revalidate'],
  ])('%s %s is handled as %s', async (method, path, target) => {
    expect((await send(method, path)).body).toBe(`${target} 127.0.0.1`);
  });

  it.each([
    ['GET', '/lp/%ff/'],
    ['OPTIONS', '*'],
    ['GET', 'http://evil.example/nowhere/'],
    ['GET', '//evil.example'],
  ])('%s %s is not found', async (method, path) => {
    expect((await send(method, path)).answer.statusCode).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE'])(
    '%s to a page is refused, and handled by nobody',
    async (method) => {
      const { answer, body } = await send(method, '/lp/');
      expect(answer.statusCode).toBe(405);
      expect(answer.headers).toMatchObject({
        allow: 'GET, HEAD',
        'cache-control': 'no-store',
      });
      expect(body).toBe('Method Not Allowed\n');
      expect(handled).toEqual([]);
    },
  );
});

describe('§2.3 a page that takes a form', () => {
  it('leads it to its route; other methods and pages are refused', async () => {
    expect((await send('POST', '/form/')).body).toBe('/api/form?path=/form/ 127.0.0.1');
    expect((await send('PUT', '/form/')).answer.statusCode).toBe(405);
    expect((await send('POST', '/lp/')).answer.statusCode).toBe(405);
  });
});

describe('design §6: a cached page is answered without Next', () => {
  it('in an accepted coding, with the headers that Next sent', async () => {
    const html = await fill('/cached/a/');
    const plain = await send('GET', '/cached/a/');
    const br = await send('GET', '/cached/a/', { 'accept-encoding': 'gzip, br' });
    const gzip = await send('GET', '/cached/a/', { 'accept-encoding': 'gzip' });
    expect(handled).toEqual([]);
    expect(plain.body).toBe(html);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(html);
    expect(gunzipSync(gzip.bytes).toString()).toBe(html);
    for (const { answer, bytes } of [plain, br, gzip]) {
      const etag = answer === br.answer ? '"one-br"' : headers.etag;
      expect(answer.headers).toMatchObject({ ...headers, etag });
      expect(answer.headers['content-length']).toBe(String(bytes.byteLength));
      expect(answer.headers.date).toBeDefined();
    }
  });

  it('without a body for HEAD and for 304', async () => {
    await fill('/cached/a/');
    const head = await send('HEAD', '/cached/a/');
    const unchanged = await send('GET', '/cached/a/', { 'if-none-match': '"one"' });
    expect(handled).toEqual([]);
    expect([head.answer.statusCode, head.body]).toEqual([200, '']);
    expect(head.answer.headers['content-length']).toBe(String(Buffer.byteLength(page.html)));
    expect([unchanged.answer.statusCode, unchanged.body]).toEqual([304, '']);
    expect(unchanged.answer.headers).toMatchObject({ etag: '"one"' });
    expect(unchanged.answer.headers['content-type']).toBeUndefined();
  });

  it('whole to a cache in front that has it as Next sent it, without brotli', async () => {
    await fill('/cached/a/');
    const br = { 'accept-encoding': 'br' };
    const asked = await send('GET', '/cached/a/', { ...br, 'if-none-match': '"one"' });
    expect([asked.answer.statusCode, asked.answer.headers['content-encoding']]).toEqual([
      200,
      'br',
    ]);
    const etag = String(asked.answer.headers.etag);
    const again = await send('GET', '/cached/a/', { ...br, 'if-none-match': etag });
    expect([again.answer.statusCode, again.answer.headers.etag]).toEqual([304, etag]);
  });

  it.each([
    ['flight data', '/cached/a/', { rsc: '1' }],
    ['draft mode', '/cached/a/', { cookie: '__prerender_bypass=1' }],
    ['a part of it', '/cached/a/', { range: 'bytes=0-1' }],
  ])('but %s goes to Next', async (_what, path, asked) => {
    await fill('/cached/a/');
    await send('GET', path, asked);
    expect(handled).toEqual([`GET ${path}`]);
  });

  it('as is an unrouted path, on the site’s own host only', async () => {
    await fill('/cached/own/');
    expect((await send('GET', '/cached/own/')).answer.statusCode).toBe(200);
    expect(handled).toEqual([]);
    await send('GET', '/cached/own/', { host: 'WWW.olivar.example:80' });
    expect(handled).toEqual(['GET /cached/own/']);
  });

  it('for any invented host, so that no number of hosts evicts a page', async () => {
    const html = await fill('/cached/a/');
    for (let count = 0; count < 600; count += 1) {
      const { body } = await send('GET', '/cached/a/', { host: `${count}.invented.example` });
      expect(body).toBe(html);
    }
    expect(handled).toEqual([]);
  });

  it.each([
    ['a page that was just made', { 'x-nextjs-cache': 'MISS' }],
    ['a stale page', { 'x-nextjs-cache': 'STALE' }],
    ['a visitor’s own answer', { 'cache-control': 'private, no-store' }],
    ['an answer with a cookie', { 'set-cookie': 'a=1' }],
    ['a page without a life', { 'cache-control': 's-maxage=0' }],
  ])('and %s is never cached', async (_what, changed) => {
    headers = { ...headers, ...changed };
    await send('GET', '/cached/b/');
    // What came later has been cached, so what came before would be too.
    headers = { ...headers, 'x-nextjs-cache': 'HIT', 'cache-control': 's-maxage=300' };
    delete headers['set-cookie'];
    page = { html: page.html };
    await fill('/cached/c/');
    await send('GET', '/cached/b/');
    expect(handled).toEqual(['GET /cached/b/']);
  });

  it('until the page cache reports a change', async () => {
    await fill('/cached/a/');
    page = { html: '<p>nueva</p>' };
    responses.delete('/cached/a/');
    expect((await send('GET', '/cached/a/')).body).toBe('<p>nueva</p>');
  });
});

describe('a page that Next knows under another path', () => {
  const resolved = () => handled.splice(0);

  it('is asked for by that path, and Next learns that it is not a path of a visitor', async () => {
    expect((await send('GET', '/inner/?gclid=1')).body).toContain('/es-ES/inner/');
    expect(resolved()).toEqual(['GET /es-ES/inner/ resolved']);
  });

  it('also by a request that wants something else than the page, with its query', async () => {
    await send('GET', '/inner/?_rsc=1', { rsc: '1' });
    expect(resolved()).toEqual(['GET /es-ES/inner/?_rsc=1 resolved']);
  });

  it('is not believed of a visitor', async () => {
    await send('GET', '/robots.txt', { 'x-resolved-path': '1' });
    expect(resolved()).toEqual(['GET /robots.txt']);
  });
});

it('§2.2 a path without a page never reaches Next, whatever a request asks of it', async () => {
  const special: Record<string, string>[] = [{}, { rsc: '1' }, { 'next-url': '/', rsc: '1' }];
  for (const asked of special) {
    const { answer } = await send('GET', '/nowhere/?_rsc=1', asked);
    expect(answer.statusCode).toBe(404);
  }
  expect(new Set(handled)).toEqual(new Set(['GET /missing/']));
});

it('design §7 removed content is answered 410 with the not-found page, moved content with one 301', async () => {
  for (const made of ['by Next', 'from the cache']) {
    const gone = await send('GET', '/gone/');
    expect([made, gone.answer.statusCode]).toEqual([made, 410]);
    expect(gone.answer.statusMessage).toBe('Gone');
    expect(gone.answer.headers['cache-control']).toMatch(/no-store/);
    expect(gone.body).toContain('página');
  }
  const moved = await send('GET', '/old/');
  expect([moved.answer.statusCode, moved.answer.headers.location]).toEqual([301, '/lp/']);
});

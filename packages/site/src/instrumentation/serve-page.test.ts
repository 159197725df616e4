import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { serverState } from '@plaza/page-cache/server';
import { defineRoutes, defineSite, resolveRequest, sitePages } from '@plaza/routing';
import { trackingFields } from '@plaza/tracking';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteRouter } from '../core/site-router.ts';
import { arrivalCookies } from '../proxy/arrival-cookies.ts';
import { cleanTarget } from '../proxy/clean-target.ts';
import { serveSite } from './serve-site.test.support.ts';

const currency = { name: 'EUR' };
const site = defineRoutes(
  defineSite({
    id: 75,
    url: 'https://plaza.example',
    displayName: 'Plaza',
    productType: 1,
    hostAliases: ['www.plaza.example'],
    countries: [
      { id: 13, locale: 'es-ES', phoneCode: '34', currency },
      { id: 1, locale: 'sv-SE', pathPrefix: 'se', phoneCode: '46', currency },
    ],
  }),
  [
    ...['/', '/lp/', '/a/b/'].map(
      (path) => ({ path, pageType: 'Basic', locale: 'es-ES' }) as const,
    ),
    ...['/', '/kontakt/'].map((path) => ({ path, pageType: 'Basic', locale: 'sv-SE' }) as const),
  ],
);
const now = new Date();
const app = { site, now: () => now };
const router = siteRouter({ ...app, ownSegments: new Set(['api', 'robots.txt']) });
const { responses, requests } = serverState();
const etag = '"one"';
const notStored = 'private, no-cache, no-store, max-age=0, must-revalidate';

let server: Server;
/** Paths requested from Next. */
let asked: string[];

/** Next, as far as it answers pages out of its cache: the path is the whole page. */
beforeAll(async () => {
  server = await serveSite((seen, response) => {
    const { url = '' } = seen;
    asked.push(url);
    const entry = { html: url };
    const context = requests.getStore();
    const generation = responses.generation();
    if (context) context.reads = [{ cacheKey: url, entry, lastModified: Date.now(), generation }];
    response.setHeader('x-nextjs-cache', 'HIT');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 's-maxage=300, stale-while-revalidate=86100');
    response.setHeader('etag', etag);
    response.statusCode = seen.headers['if-none-match'] === etag ? 304 : 200;
    response.end(response.statusCode === 304 ? undefined : entry.html);
  }, router);
});
beforeEach(() => {
  asked = [];
  responses.clear();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(path: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', path, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await readText(answer);
  return { status: answer.statusCode, text: answer.statusMessage, headers: answer.headers, body };
}

const errorPage = (locale: string) => `/error-pages/${locale}/not-found/`;
const ownPaths = [...sitePages(site)].map(({ path }) => path);
const pagePaths = [...ownPaths, errorPage('es-ES'), errorPage('sv-SE')];

/** Has every page in the cache. */
async function fillCache() {
  for (const path of ownPaths) await send(path);
  for (const path of ['/nowhere/', '/se/nowhere/']) await send(path);
  await expect.poll(() => pagePaths.every((path) => responses.get(path, 0))).toBe(true);
  asked = [];
}

const aliases = Object.values(trackingFields).flatMap((row) => row.aliases);
const paths = fc.oneof(
  fc.constantFrom(...ownPaths),
  fc.constantFrom('/lp', '/LP/', '/%6Cp/', '//lp//', '/lp//', '/./lp/', '/x/../lp/', '/es-ES/lp/'),
  fc.constantFrom('/se', '/SE/', '/sv-SE/kontakt/', '/wp-login.php', '/.env', '/lp/index.html'),
  fc.constantFrom('/error-pages/es-ES/not-found/', '/_not-found/', '/api/../lp/', '/robots.txt/..'),
  fc.webPath().filter((path) => path.startsWith('/')),
);
const queries = fc.oneof(
  fc.constantFrom('', '?', '?x=1', '?gclid=', '?gclid=&gclid=1', '?gclid=%', '?GCLID=1'),
  fc
    .dictionary(fc.constantFrom(...aliases, 'x', 'utm_source', '_rsc'), fc.string(), { maxKeys: 3 })
    .map((query) => `?${new URLSearchParams(query)}`),
);
const requestsOf = fc.record({
  path: paths,
  query: queries,
  host: fc.constantFrom('plaza.example', 'www.plaza.example', 'evil.example'),
  cookie: fc.constantFrom('', 'googleClickId=a', 'subId=b; er=1'),
});

/** What Next answers to a page or an unknown path, with the proxy before it. */
function expected(path: string, query: string, cookie: string) {
  const found = resolveRequest(site, 'plaza.example', path);
  const isPage = found.kind === 'page';
  const parameters = new URLSearchParams(query);
  // What is hidden is nowhere, and carries nothing.
  const isHidden = path.startsWith('/error-pages/');
  const isArrival =
    !isHidden && aliases.some((name) => parameters.getAll(name).length > 1 || parameters.get(name));
  const headers = new Headers({ cookie });
  const url = `http://plaza.example/${query}`;
  const cookies = isArrival ? arrivalCookies({ method: 'GET', headers, url }, now, app) : [];
  const shared = isArrival ? 'private, no-store' : 's-maxage=300, stale-while-revalidate=86100';
  const target = `${path}${query}`;
  const clean = cleanTarget({ method: 'GET', target, headers: { has: () => false } });
  if (!isHidden && clean !== undefined)
    return {
      ...{ status: 303, text: 'See Other', body: '', cacheControl: 'private, no-store' },
      cookies: cookies.length > 0 ? cookies : undefined,
    };
  return {
    status: isPage ? 200 : 404,
    text: isPage ? 'OK' : 'Page Not Found',
    body: isPage
      ? `${found.internalPath}/`
      : errorPage((found.kind === 'notFound' && found.locale) || 'es-ES'),
    cacheControl: isPage ? shared : notStored,
    cookies: cookies.length > 0 ? cookies : undefined,
  };
}

describe('design §3.1: what is served is what resolveRequest says', () => {
  it.each(['from the cache', 'by Next'])('%s, with status, body and headers', async (by) => {
    if (by === 'from the cache') await fillCache();
    await fc.assert(
      fc.asyncProperty(requestsOf, async ({ path, query, host, cookie }) => {
        if (by === 'by Next') responses.clear();
        const { status, text, headers, body } = await send(path + query, { host, cookie });
        const found = resolveRequest(site, host, path + query);
        if (found.kind === 'redirect') {
          expect({ status, body }).toEqual({ status: 308, body: found.location });
          expect(headers.location).toBe(found.location);
          return;
        }
        expect({
          status,
          text,
          body,
          cacheControl: headers['cache-control'],
          cookies: headers['set-cookie'],
        }).toEqual(expected(path, query, cookie));
        if (status === 303) return;
        expect(headers).toMatchObject({ etag, 'content-type': 'text/html; charset=utf-8' });
      }),
      { numRuns: 300 },
    );
    if (by === 'from the cache') expect(asked).toEqual([]);
  });

  it('decision 68: no document has the address of a person', async () => {
    await fillCache();
    const cookie = 'googleClickId=old';
    const { status, headers, body } = await send('/lp/?a=1&email=x%40y.example&gclid=G', {
      cookie,
    });
    expect({ status, body }).toEqual({ status: 303, body: '' });
    expect(headers).toMatchObject({
      ...{ location: '/lp/?a=1&gclid=G', 'cache-control': 'private, no-store' },
      ...{ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' },
      'set-cookie': expect.arrayContaining([expect.stringMatching(/^email=x%40y.example;/)]),
    });
    expect((await send('/nowhere;Email=a/?er=1')).headers.location).toBe('/nowhere/');
    expect((await send('/lp/?email=a', { rsc: '1' })).status).not.toBe(303);
  });

  it('random addresses and queries never become entries', async () => {
    await fillCache();
    await fc.assert(
      fc.asyncProperty(fc.webPath(), fc.webQueryParameters(), async (path, query) => {
        await send(`/${path}?${query}`);
      }),
      { numRuns: 600 },
    );
    expect(asked).toEqual([]);
    for (const path of pagePaths) expect(responses.get(path, 0)).toBeDefined();
  });

  it('leaves to Next what is no page', async () => {
    for (const path of ['/robots.txt', '/api/data', '/robots.txt?x=1']) await send(path);
    expect(asked).toEqual(['/robots.txt', '/api/data', '/robots.txt?x=1']);
  });

  it('a query alone fills the cache, so that a campaign is not answered by Next each time', async () => {
    await send('/lp/?gclid=a');
    await expect.poll(() => responses.get('/lp/', 0)).toBeDefined();
    const { headers } = await send('/lp/');
    expect(headers['cache-control']).toBe('s-maxage=300, stale-while-revalidate=86100');
    expect(headers['set-cookie']).toBeUndefined();
    expect(asked).toEqual(['/es-ES/lp/']);
  });
});

describe('RFC 9110 §13: conditions', () => {
  it.each(['from the cache', 'by Next'])(
    'a page that is known is 304 %s, a 404 stays 404',
    async (by) => {
      if (by === 'from the cache') await fillCache();
      const known = { 'if-none-match': etag };
      const arrival = await send('/lp/?gclid=a', known);
      expect([arrival.status, arrival.body]).toEqual([304, '']);
      expect(arrival.headers['cache-control']).toBe('private, no-store');
      expect(arrival.headers['set-cookie']).toHaveLength(1);
      responses.clear();
      if (by === 'from the cache') await fillCache();
      expect(await send('/nowhere/', known)).toMatchObject({
        status: 404,
        body: errorPage('es-ES'),
      });
    },
  );
});

import { until } from '@plaza/testing';
import { expect, it } from 'vitest';
import { ask, closeOrigin, type Origin, openSite } from './testing/open-front.ts';
import { page } from './testing/origin-page.ts';

/** A site of one instance, which reads some parameters and a cookie. */
async function open(answer: Origin['answer'], options: Parameters<typeof openSite>[1] = {}) {
  const site = { hosts: ['site.example', '*'], parameters: ['gclid', 'q'], cookies: ['own'] };
  const { origins, ...front } = await openSite([answer], { site, ...options });
  return { ...front, origin: origins[0] as Origin };
}

/** Long enough for a test. */
const pageLife = 60;

const stateOf = ({ headers }: { readonly headers: Readonly<Record<string, string | undefined>> }) =>
  headers['cache-status']?.split('detail=')[1];

it('design §3.4: one copy for all tracking parameters that the site does not read', async () => {
  const { url } = await open(page('one'), { pageLife });
  const states = [];
  for (const query of ['', '?utm_source=a', '?utm_source=b&utm_medium=c', '?', '?x=%20'])
    states.push(stateOf(await ask(url, `/lp/${query}`)));
  expect(states).toEqual(['MISS', 'HIT', 'HIT', 'HIT', 'HIT']);
});

it.each([
  ['an arrival', '/lp/?utm_source=a&gclid=1', {}],
  ['an arrival with an encoded name', '/lp/?%67clid=1', {}],
  ['a page that is asked something', '/lp/?q=tae', {}],
  ['a draft', '/lp/', { cookie: 'a=b; __prerender_bypass=1' }],
  ['a visitor whose page is another one', '/lp/', { cookie: 'a=b; own=1' }],
  ['the data of a router', '/lp/', { rsc: '1' }],
])('design §3.4: %s is answered by the site, and never kept', async (_case, path, headers) => {
  const { origin, url } = await open(page('one'), { pageLife });
  await ask(url, '/lp/');
  for (const _time of [1, 2]) expect(stateOf(await ask(url, path, { headers }))).toBe('BYPASS');
  expect(origin.seen).toHaveLength(3);
  const plain = await ask(url, '/lp/');
  expect([stateOf(plain), plain.headers['set-cookie']]).toEqual(['HIT', undefined]);
});

it('design §3.4: keeps nothing that shared caches may not keep, and no other spelling', async () => {
  const { origin, url } = await open(
    (_request, response) =>
      response.writeHead(200, { 'cache-control': 'private, no-store' }).end('private'),
    { pageLife },
  );
  for (const _time of [1, 2]) await ask(url, '/lp/');
  expect(origin.seen).toHaveLength(2);
  origin.answer = page('one');
  const paths = ['/lp/', '/%6Cp/', '/x/../lp/', '/LP/', '//lp/'];
  for (const path of paths) expect(stateOf(await ask(url, path))).toBe('MISS');
  expect(origin.seen.slice(2).map((request) => request.url)).toEqual(paths);
});

it('design §4: PURGE drops a page in every coding, and no other page', async () => {
  const { origin, url, purgeUrl } = await open(page('old'), { pageLife });
  const codings = ['br;q=1.0, gzip', 'gzip, br;q=0', 'identity', 'zstd, GZIP , br'];
  const texts = async (path: string) => {
    const answers: string[] = [];
    // One after another: the first and the last share a copy, for which the last would wait.
    for (const coding of codings)
      answers.push((await ask(url, path, { headers: { 'accept-encoding': coding } })).text);
    return answers;
  };
  const inCodings = (text: string) =>
    ['br', 'gzip', 'plain', 'br'].map((each) => `${text} in ${each}`);
  expect([await texts('/lp/'), await texts('/')]).toEqual([inCodings('old'), inCodings('old')]);
  origin.answer = page('new');
  const purge = (path: string, host = 'site.example') =>
    ask(purgeUrl, path, { method: 'PURGE', headers: { host } });
  expect((await purge('/lp/')).status).toBe(200);
  expect([await texts('/lp/'), await texts('/')]).toEqual([inCodings('new'), inCodings('old')]);
  expect((await purge('/never-seen/')).status).toBe(204);
  expect((await ask(purgeUrl, '/')).status).toBe(405);
});

it('shows a change within two seconds without PURGE, by asking whether the page has changed', async () => {
  const { origin, url } = await open(page('old'));
  await ask(url, '/');
  await until(async () => stateOf(await ask(url, '/')) === 'REVALIDATED');
  const began = performance.now();
  origin.answer = page('new');
  await until(async () => (await ask(url, '/')).text.startsWith('new'));
  expect(performance.now() - began).toBeLessThan(3_000);
});

it('fetches a page once for 300 requests at once', async () => {
  const { origin, url } = await open(
    (request, response) => void setTimeout(() => page('one')(request, response), 100),
    { limits: false },
  );
  const answers = await Promise.all(Array.from({ length: 300 }, () => ask(url, '/')));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['one in plain']));
  expect(origin.seen).toHaveLength(1);
});

it('lets requests that are redirected wait for nobody', async () => {
  const { url } = await open(
    (_request, response) => response.writeHead(308, { location: '/lp/' }).end(),
    { limits: false },
  );
  const began = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => ask(url, '/lp')));
  expect(performance.now() - began).toBeLessThan(400);
});

it('asks once for a missing page, and takes in when it is there, and when it is gone again', async () => {
  const missing: Origin['answer'] = (_request, response) =>
    response.writeHead(404, { 'cache-control': 'private, no-store' }).end('not found');
  const { origin, url } = await open(missing, { limits: false });
  const atOnce = async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(url, '/lp/')));
    return new Set(answers.map(({ status }) => status));
  };
  const began = performance.now();
  expect(await atOnce()).toEqual(new Set([404]));
  expect(performance.now() - began).toBeLessThan(1_500);
  expect(origin.seen).toHaveLength(1);
  origin.answer = page('one');
  await until(async () => (await ask(url, '/lp/')).status === 200);
  origin.answer = missing;
  await until(async () => (await ask(url, '/lp/')).status === 404);
  expect(await atOnce()).toEqual(new Set([404]));
});

it('serves its copy while the site fails, hangs or is gone, and says when there is none', async () => {
  const { origin, url } = await open(page('one'));
  await ask(url, '/');
  origin.answer = (_request, response) => response.writeHead(503).end();
  await until(async () => stateOf(await ask(url, '/')) === 'STALE');
  await closeOrigin(origin);
  const stale = await ask(url, '/?utm_source=a');
  expect([stale.status, stale.text, stateOf(stale)]).toEqual([200, 'one in plain', 'STALE']);
  const none = await ask(url, '/other/');
  expect(none.status).toBe(503);
  expect(none.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

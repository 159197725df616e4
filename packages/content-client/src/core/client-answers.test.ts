import { RESOURCES, type ResourceName } from '@plaza/contract';
import { SAMPLE_PRODUCTS, sampleContent } from '@plaza/contract/testing';
import { describe, expect, test } from 'vitest';
import type { ContentClientOptions } from './content-client-options.ts';
import { ContentError } from './content-error.ts';
import { createRequest } from './content-request.ts';
import { createContentClient } from './create-content-client.ts';
import {
  hangUp,
  json,
  problem,
  respond,
  startServer,
  withEtag,
} from './faulty-server.test.support.ts';
import type { UntypedRead } from './read-content.ts';
import { selectContent } from './select-content.ts';
import { snapshotOf } from './snapshot.ts';
import { createTestClock } from './test-clock.test.support.ts';

const locale = 'es-ES';
const { entities } = sampleContent();
const logger = { warn: () => {} };
const asJson = { 'content-type': 'application/json' };
const names = Object.keys(RESOURCES) as ResourceName[];

async function setUp(options: Pick<ContentClientOptions, 'productsWithheld'> = {}) {
  const server = await startServer();
  const clock = createTestClock();
  const client = createContentClient({ baseUrl: server.baseUrl, clock, logger, ...options });
  return { server, clock, client, read: client.read as UntypedRead };
}

const itemIds: Partial<Record<ResourceName, string>> = {
  author: 'ana',
  category: 'dinero',
  diary: 'sin-deudas',
  featuredArticle: 'informe',
  gameProvider: 'norte',
  job: 'editor',
  paymentProvider: 'pago',
  post: 'apr',
  provider: 'uno',
  review: 'loan-one',
  scholarship: 'economics',
  slot: 'olivos',
  product: 'prestamo-uno',
  productAlternatives: '1',
};

/** Parameters that find something in the sample content for each resource. */
function valuesFor(name: ResourceName): Record<string, unknown> {
  if (name === 'cookieCategories' || name === 'websiteCookies') return {};
  return { locale, id: itemIds[name], path: name === 'page' ? '/' : undefined };
}

describe.each(names)('§7 %s', (name) => {
  const values = valuesFor(name);
  const result = createRequest(name, values);
  if (result.kind !== 'request') throw new Error(`The values for ${name} are wrong`);
  const { value: expected, total } = selectContent(entities, name, result.request.input);

  const answer = json(expected, { 'total-count': `${total}` });

  test('requests the path of the table and returns the answer', async () => {
    const { server, read } = await setUp();
    server.answer(answer);
    expect(await read(name, values)).toMatchObject({ value: expected, total, freshness: 'fresh' });
    expect(server.requests[0]?.url).toBe(`/website/101/api${result.request.path}`);
    expect(expected).not.toEqual([]);
  });

  test(`§8 fails with '${RESOURCES[name].error}'`, async () => {
    const { server, read } = await setUp();
    server.answer(respond(500));
    const error = await read(name, values).catch((reason) => reason);
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toMatchObject({ message: RESOURCES[name].error, resource: name, status: 500 });
  });

  test.each([
    ['no body', respond(200, '', asJson)],
    ['null', respond(200, 'null', asJson)],
    ['no content', respond(204)],
    ['an empty object', respond(200, '{}', asJson)],
  ])('§5 fails when what the service says is there is %s', async (_, nothing) => {
    const { server, read } = await setUp();
    server.answer(nothing);
    await expect(read(name, values)).rejects.toThrow(RESOURCES[name].error);
    server.answer(answer);
    expect(await read(name, values)).toMatchObject({ value: expected, freshness: 'fresh' });
  });

  const isAnswer = RESOURCES[name].kind === 'item' || name === 'productAlternatives';
  test(`design §7 a 404 is ${isAnswer ? 'an answer' : 'a failure, for the list exists'}`, async () => {
    const { server, read } = await setUp();
    server.answer(problem(404));
    const answer = read(name, values);
    if (!isAnswer) await expect(answer).rejects.toThrow(RESOURCES[name].error);
    else {
      const value = RESOURCES[name].kind === 'item' ? undefined : [];
      expect(await answer).toMatchObject({ value, freshness: 'fresh' });
    }
  });

  test('answers without network in snapshot mode', async () => {
    const client = createContentClient({
      baseUrl: '',
      mode: 'snapshot',
      snapshot: snapshotOf(entities),
      fetch: () => Promise.reject(new Error('network')),
    });
    expect(await (client.read as UntypedRead)(name, values)).toEqual({
      value: expected,
      total,
      freshness: 'snapshot',
      fetchedAt: undefined,
    });
  });
});

test("§8 'Could not fetch page' has the path and the response as cause", async () => {
  const { server, client } = await setUp();
  server.answer(respond(418, '', { 'content-type': 'text/plain' }));
  const url = `${server.baseUrl}/content/pages?path=%2Flp%2F&locale=es-ES`;
  await expect(client.page({ path: '/lp/', locale })).rejects.toMatchObject({
    message: 'Could not fetch page',
    cause: { path: '/lp/', response: { url, status: 418, contentType: 'text/plain' } },
  });
});

describe('design §3 a 404 is an answer', () => {
  test('for an entry that does not exist, also while the service is down', async () => {
    const { server, client } = await setUp();
    server.answer(problem(404));
    expect(await client.page({ path: '/nada/' })).toBeUndefined();
    expect(await client.productAlternatives({ locale, id: 9 })).toEqual([]);
    server.answer(hangUp);
    expect(await client.read('page', { path: '/nada/' })).toMatchObject({
      value: undefined,
      freshness: 'stale',
    });
    expect(server.requests).toHaveLength(5);
  });

  test.each([
    ['HTML', respond(404, '<html>', { 'content-type': 'text/html' })],
    [
      'a problem of another status',
      respond(404, '{"type":"a","title":"b","status":500}', {
        'content-type': 'application/problem+json',
      }),
    ],
    ['broken JSON', respond(404, '{', { 'content-type': 'application/problem+json' })],
  ])('but %s is a proxy speaking', async (_, listener) => {
    const { server, client } = await setUp();
    server.answer(listener);
    await expect(client.page({ path: '/' })).rejects.toThrow('Could not fetch page');
  });

  test('a malformed path or id sends no request', async () => {
    const { server, client } = await setUp();
    expect(await client.page({ path: '//evil.example' })).toBeUndefined();
    expect(await client.post({ locale, id: '../menus' })).toBeUndefined();
    expect(server.requests).toEqual([]);
  });

  test('a malformed locale is an error of the caller', async () => {
    const { client } = await setUp();
    await expect(client.menus({ locale: 'es' })).rejects.toThrow('Could not fetch menus');
    await expect(client.page({ path: '/', locale: 'es' })).rejects.toThrow('Could not fetch page');
  });
});

describe('§7.2 products', () => {
  test('en-US has none, without a request', async () => {
    const { server, client } = await setUp();
    expect(await client.products({ locale: 'en-US' })).toEqual([]);
    expect(server.requests).toEqual([]);
  });

  test('a website withholds the products of the locales that it names, and of no other', async () => {
    const { server, client } = await setUp({ productsWithheld: ['sv-SE'] });
    server.answer(json(SAMPLE_PRODUCTS));
    expect(await client.products({ locale: 'sv-SE' })).toEqual([]);
    expect(server.requests).toEqual([]);
    expect(await client.products({ locale: 'en-US' })).not.toEqual([]);
  });

  test.each([
    [0, []],
    [1, [1]],
    [2, [1, 2]],
    [99, [1, 2, 3, 4]],
    [undefined, [1, 2, 3, 4]],
  ])('take %s gives %j', async (take, ids) => {
    const { server, client } = await setUp();
    server.answer(json(SAMPLE_PRODUCTS));
    const products = await client.products({ locale, ...(take === undefined ? {} : { take }) });
    expect(products.map(({ id }) => id)).toEqual(ids);
  });

  test.each([-1, 1.5, Number.NaN])('rejects take %d', async (take) => {
    const { server, client } = await setUp();
    server.answer(json(SAMPLE_PRODUCTS));
    await expect(client.products({ locale, take })).rejects.toThrow(RangeError);
  });

  test('an empty list of names selects no posts', async () => {
    const { server, client } = await setUp();
    expect(await client.postSummaries({ locale, names: [] })).toEqual([]);
    expect(server.requests).toEqual([]);
  });
});

describe('§7 conditional requests', () => {
  test('sends the entity tag of the copy in memory; 304 makes it fresh', async () => {
    const { server, clock, client } = await setUp();
    server.answer(withEtag(SAMPLE_PRODUCTS, '"v1"'));
    const first = await client.read('products', { locale });
    clock.advance(1000);
    const second = await client.read('products', { locale });
    expect(server.requests.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      '"v1"',
    ]);
    expect(second).toEqual({ ...first, fetchedAt: clock.now() });
    server.answer(hangUp);
    expect(await client.read('products', { locale })).toEqual({ ...second, freshness: 'stale' });
  });

  test('a changed answer replaces the copy', async () => {
    const { server, client } = await setUp();
    server.answer(withEtag(SAMPLE_PRODUCTS, '"v1"'));
    await client.products({ locale });
    server.answer(withEtag(SAMPLE_PRODUCTS.slice(1), '"v2"'));
    expect(await client.products({ locale })).toHaveLength(3);
    expect(await client.products({ locale })).toHaveLength(3);
    expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"v2"');
  });
});

test('design §3 concurrent calls of one key share a request; others do not', async () => {
  const { server, client } = await setUp();
  server.answer(json(SAMPLE_PRODUCTS));
  const calls = [1, 2, 3].map((take) => client.products({ locale, take }));
  const other = client.products({ locale, includeInactive: true });
  expect((await Promise.all(calls)).map(({ length }) => length)).toEqual([1, 2, 3]);
  await other;
  expect(server.requests).toHaveLength(2);
  await client.products({ locale });
  expect(server.requests).toHaveLength(3);
});

test('requestInit adds to each request and removes nothing', async () => {
  const server = await startServer(json([]));
  const client = createContentClient({
    baseUrl: server.baseUrl,
    requestInit: (name) => ({
      headers: { 'x-resource': name, accept: 'text/html' },
      redirect: 'follow',
    }),
  });
  await client.menus({ locale });
  expect(server.requests[0]?.headers).toMatchObject({
    'x-resource': 'menus',
    accept: 'application/json, application/problem+json',
  });
});

test('in snapshot mode missing entries do not exist, and read errors are errors', async () => {
  const snapshot = snapshotOf(entities);
  const client = createContentClient({ baseUrl: '', mode: 'snapshot', snapshot });
  expect(await client.page({ path: '/nada/' })).toBeUndefined();
  expect(await client.productAlternatives({ locale, id: 99 })).toEqual([]);
  const broken = { answer: () => Promise.reject(new Error('unreadable')) };
  const brokenClient = createContentClient({ baseUrl: '', mode: 'snapshot', snapshot: broken });
  await expect(brokenClient.menus({ locale })).rejects.toThrow('Could not fetch menus');
  expect(() => createContentClient({ baseUrl: '', mode: 'snapshot' })).toThrow(
    new TypeError('A content client in snapshot mode needs a snapshot'),
  );
});

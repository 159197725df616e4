import { RESOURCES, type ResourceName } from '@plaza/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const es = 'locale=es-ES';

/**
 * Request → the ids in its response, in order. At least one row for every list of §7.1 and §7.2.
 */
const lists: readonly [ResourceName, string, (string | number)[]][] = [
  ['authors', `/content/authors?${es}`, ['author-2', 'author-1']],
  ['authors', '/content/authors?locale=sv-SE', ['author-1']],
  ['authors', '/content/authors?locale=fi-FI', []],
  ['categories', `/content/categories?${es}`, ['category-2', 'category-1']],
  [
    'components',
    `/content/components?${es}`,
    ['component-1', 'component-2', 'component-3', 'component-4'],
  ],
  ['menus', `/content/menus?${es}`, ['menu-2', 'menu-1']],
  ['diaries', `/content/diaries?${es}`, ['diary-2', 'diary-1']],
  [
    'featuredArticleSummaries',
    `/content/featured-article-summaries?${es}`,
    ['featured-2', 'featured-1'],
  ],
  ['glossaryTerms', `/content/glossary-terms?${es}`, ['glossary-2', 'glossary-1']],
  ['jobs', `/content/jobs?${es}`, ['job-1']],
  ['paths', '/content/paths?locale=sv-SE', ['page-1', 'page-2']],
  ['pressReleases', `/content/press-releases?${es}`, ['press-1']],
  ['providers', `/content/providers?${es}`, ['provider-1']],
  ['questionGroups', `/content/question-groups?${es}`, ['questions-1']],
  ['reviews', `/content/reviews?${es}`, ['review-1']],
  ['scholarships', `/content/scholarships?${es}`, ['scholarship-1']],
  ['tools', `/content/tools?${es}`, ['tool-1']],
  ['gameProviders', `/content/game-providers?${es}`, ['game-provider-2', 'game-provider-1']],
  [
    'paymentProviders',
    `/content/payment-providers?${es}`,
    ['payment-provider-2', 'payment-provider-1'],
  ],
  ['postSummaries', `/content/post-summaries?${es}`, ['post-2', 'post-1']],
  ['postSummaries', `/content/post-summaries?${es}&author=author-2`, ['post-2']],
  ['postSummaries', `/content/post-summaries?${es}&author=nobody`, []],
  ['postSummaries', `/content/post-summaries?${es}&names=que-es-la-tae,no-such-post`, ['post-1']],
  ['postSummaries', `/content/post-summaries?${es}&names=que-es-la-tae&author=author-2`, []],
  ['searchMenuItems', `/content/search-menu-items?${es}`, ['search-2', 'search-1']],
  ['slots', `/content/slots?${es}`, ['slot-2', 'slot-1']],
  ['cookieCategories', '/content/cookie-categories', ['cookie-marketing', 'cookie-necessary']],
  [
    'cookieCategories',
    `/content/cookie-categories?${es}`,
    ['cookie-marketing', 'cookie-necessary'],
  ],
  ['websiteCookies', '/content/website-cookies', ['cookies-ads', 'cookies-internal']],
  ['products', `/data/products?${es}`, [1, 2, 3, 4, 6]],
  ['products', `/data/products?${es}&includeInactive=true`, [1, 2, 3, 4, 6, 5]],
  ['products', `/data/products?${es}&includeInactive=false`, [1, 2, 3, 4, 6]],
  ['products', '/data/products?locale=sv-SE', [2]],
  ['products', '/data/products?locale=en-US', []],
  ['products', '/data/products?locale=en-US&includeInactive=true', []],
  ['productAlternatives', `/data/products/1/alternatives?${es}`, [3, 2, 4]],
  ['productAlternatives', `/data/products/1/alternatives?${es}&count=1`, [3]],
  ['productAlternatives', `/data/products/5/alternatives?${es}&count=2`, [1, 3]],
  ['productAlternatives', `/data/products/6/alternatives?${es}`, []],
];

/** Request → the id in its response. */
const items: readonly [ResourceName, string, string | number][] = [
  ['page', '/content/pages?path=/', 'page-1'],
  ['page', '/content/pages?path=/se/kontakt/', 'page-2'],
  ['page', `/content/pages?path=/contactanos/&${es}`, 'page-2'],
  ['author', `/content/authors/author-2?${es}`, 'author-2'],
  ['category', `/content/categories/category-1?${es}`, 'category-1'],
  ['diary', `/content/diaries/diary-1?${es}`, 'diary-1'],
  ['featuredArticle', `/content/featured-articles/featured-1?${es}`, 'featured-1'],
  ['job', `/content/jobs/job-1?${es}`, 'job-1'],
  ['provider', `/content/providers/provider-1?${es}`, 'provider-1'],
  ['review', `/content/reviews/review-1?${es}`, 'review-1'],
  ['scholarship', `/content/scholarships/scholarship-1?${es}`, 'scholarship-1'],
  ['gameProvider', `/content/game-providers/game-provider-1?${es}`, 'game-provider-1'],
  ['paymentProvider', `/content/payment-providers/payment-provider-2?${es}`, 'payment-provider-2'],
  ['post', `/content/posts/post-2?${es}`, 'post-2'],
  ['slot', `/content/slots/slot-1?${es}`, 'slot-1'],
  ['product', `/data/products/4?${es}`, 4],
  ['product', `/data/products/lento-prestamo?${es}`, 4],
  ['product', `/data/products/5?${es}`, 5],
  ['product', `/data/products/viejo-prestamo?${es}&includeInactive=true`, 5],
];

const missing = [
  '/content/pages?path=/no-such-page/',
  '/content/pages?path=/contactanos/&locale=sv-SE',
  `/content/diaries/nobody?${es}`,
  '/content/diaries/diary-1?locale=sv-SE',
  `/content/posts/post-9?${es}`,
  `/data/products/999?${es}`,
  `/data/products/9999999999?${es}`,
  `/data/products/no-such-product?${es}`,
  `/data/products/viejo-prestamo?${es}`,
  `/data/products/999/alternatives?${es}`,
  `/data/products/9999999999/alternatives?${es}`,
];

/** Request → the invalid parameter in its problem. */
const invalid: readonly [string, string][] = [
  ['/content/authors', 'locale'],
  ['/content/authors?locale=', 'locale'],
  ['/content/authors?locale=spanish', 'locale'],
  [`/content/authors?${es}&${es}`, 'locale'],
  ['/content/pages', 'path'],
  ['/content/pages?path=no-slash', 'path'],
  ['/content/pages?path=//evil.example/', 'path'],
  ['/content/pages?path=/a%00b', 'path'],
  [`/content/post-summaries?${es}&names=Not%20A%20Slug`, 'names'],
  [`/content/post-summaries?${es}&author=%2F`, 'author'],
  [`/content/posts/%2Fetc?${es}`, 'id'],
  [`/data/products?${es}&includeInactive=yes`, 'includeInactive'],
  [`/data/products/Not_a_slug?${es}`, 'id'],
  [`/data/products/x/alternatives?${es}`, 'id'],
  [`/data/products/1/alternatives?${es}&count=0`, 'count'],
  [`/data/products/1/alternatives?${es}&count=many`, 'count'],
];

describe.each(databaseEngines)('GET on %s', (engine) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService(engine);
  });
  afterAll(() => service.stop());

  const get = (path: string, headers: Record<string, string> = {}) =>
    service.app.inject({ url: `/website/900/api${path}`, headers });

  test.each(lists)('§7 %s: %s', async (name, path, ids) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const body = answer.json<{ id: unknown }[]>();
    expect(body.map(({ id }) => id)).toEqual(ids);
    expect(RESOURCES[name].response.parse(body)).toEqual(body);
  });

  test.each(items)('§7 %s: %s', async (name, path, id) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id });
    expect(RESOURCES[name].response.parse(answer.json())).toEqual(answer.json());
  });

  test('§7 the tables above cover every resource', () => {
    const named = new Set([...lists, ...items].map(([name]) => name));
    expect([...named].sort()).toEqual(Object.keys(RESOURCES).sort());
  });

  test('§7.1 a summary has no body', async () => {
    const [summary] = (await get(`/content/post-summaries?${es}`)).json();
    expect(summary).not.toHaveProperty('body');
    expect((await get(`/content/posts/${summary.id}?${es}`)).json()).toHaveProperty('body');
  });

  test.each(missing)('design §3 404 as a problem: %s', async (path) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 404, type: 'urn:plaza:problem:not-found' });
  });

  test.each([
    ['/content/diaries/nobody', 'diary with id nobody'],
    ['/data/products/999', 'product with id 999'],
    ['/data/products/999/alternatives', 'product with id 999'],
  ])('design §3 404 for %s says that there is no %s', async (path, entry) => {
    const { detail } = (await get(`${path}?${es}`)).json();
    expect(detail).toMatch(new RegExp(`^There is no ${entry}, `));
  });

  test.each(['901', '0', '-1', 'abc', '1e2', '2147483648', '99999999999999999999'])(
    'design §3 404 for the unknown website %s',
    async (id) => {
      const answer = await service.app.inject(`/website/${id}/api/content/authors?${es}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({
        type: 'urn:plaza:problem:unknown-website',
        detail: `There is no website ${id}`,
      });
    },
  );

  test('design §3 404 for an unknown address', async () => {
    const answer = await get('/content/no-such-resource');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ type: 'urn:plaza:problem:unknown-address' });
  });

  test.each(invalid)('design §3 400 for %s names %s', async (path, parameter) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    const { errors } = answer.json<{ errors: { path: string }[] }>();
    expect(errors.map((error) => error.path)).toEqual([parameter]);
  });

  test('answers a conditional GET with 304 and no body', async () => {
    const first = await get('/content/pages?path=/');
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/content/pages?path=/', { 'if-none-match': sent });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    }
    const other = await get('/content/pages?path=/', { 'if-none-match': '"other"' });
    expect([other.statusCode, other.body]).toEqual([200, first.body]);
  });

  test('RFC 9110 §9.3.2 HEAD has the headers of GET', async () => {
    const url = '/website/900/api/content/pages?path=/';
    const [get, head] = await Promise.all(
      (['GET', 'HEAD'] as const).map((method) => service.app.inject({ method, url })),
    );
    expect([head?.statusCode, head?.body, head?.headers.etag]).toEqual([
      200,
      '',
      get?.headers.etag,
    ]);
  });
});

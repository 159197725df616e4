import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { RESOURCES, type ResourceName } from './resources.ts';

const calls: [ResourceName, string, string][] = [
  ['authors', '/content/authors', 'Could not fetch authors'],
  ['author', '/content/authors/{id}', 'Could not fetch author'],
  ['category', '/content/categories/{id}', 'Could not fetch category'],
  ['categories', '/content/categories', 'Could not fetch categories'],
  ['components', '/content/components', 'Could not fetch components'],
  ['menus', '/content/menus', 'Could not fetch menus'],
  ['page', '/content/pages', 'Could not fetch page'],
  ['diaries', '/content/diaries', 'Could not fetch diaries'],
  ['diary', '/content/diaries/{id}', 'Could not fetch diaries'],
  [
    'featuredArticleSummaries',
    '/content/featured-article-summaries',
    'Could not fetch featured articles',
  ],
  ['gameProviders', '/content/game-providers', 'Could not fetch game providers'],
  ['gameProvider', '/content/game-providers/{id}', 'Could not fetch game provider'],
  ['paymentProviders', '/content/payment-providers', 'Could not fetch payment providers'],
  ['paymentProvider', '/content/payment-providers/{id}', 'Could not fetch payment provider'],
  ['post', '/content/posts/{id}', 'Could not fetch components'],
  ['postSummaries', '/content/post-summaries', 'Could not fetch post summaries'],
  ['featuredArticle', '/content/featured-articles/{id}', 'Could not fetch featured article'],
  ['glossaryTerms', '/content/glossary-terms', 'Could not fetch glossary terms'],
  ['jobs', '/content/jobs', 'Could not fetch jobs'],
  ['job', '/content/jobs/{id}', 'Could not fetch job'],
  ['paths', '/content/paths', 'Could not fetch paths'],
  ['pressReleases', '/content/press-releases', 'Could not fetch press releases'],
  ['providers', '/content/providers', 'Could not fetch providers'],
  ['provider', '/content/providers/{id}', 'Could not fetch provider'],
  ['questionGroups', '/content/question-groups', 'Could not fetch question groups'],
  ['reviews', '/content/reviews', 'Could not fetch reviews'],
  ['review', '/content/reviews/{id}', 'Could not fetch review'],
  ['scholarships', '/content/scholarships', 'Could not fetch scholarships'],
  ['scholarship', '/content/scholarships/{id}', 'Could not fetch scholarship'],
  ['tools', '/content/tools', 'Could not fetch tools'],
  ['searchMenuItems', '/content/search-menu-items', 'Could not fetch search menu items'],
  ['slots', '/content/slots', 'Could not fetch slots'],
  ['slot', '/content/slots/{id}', 'Could not fetch slot'],
  ['cookieCategories', '/content/cookie-categories', 'Could not fetch cookie categories'],
  ['websiteCookies', '/content/website-cookies', 'Could not fetch website cookies'],
  ['products', '/data/products', 'Could not fetch products'],
  ['product', '/data/products/{id}', 'Could not fetch product'],
  [
    'productAlternatives',
    '/data/products/{id}/alternatives',
    'Could not fetch product alternatives',
  ],
];

test('§7.1, §7.2 the table contains exactly the GET requests', () => {
  expect(Object.keys(RESOURCES).sort()).toEqual(calls.map(([name]) => name).sort());
});

test.each(calls)('§7, §8 %s is at %s and fails with %s', (name, path, error) => {
  expect(RESOURCES[name]).toMatchObject({ path, error });
});

test('§7.3 the table contains every POST request', () => {
  expect(Object.values(COMMANDS).map(({ path }) => path)).toEqual([
    '/impression',
    '/user-events',
    '/client-id',
    '/messages',
    '/consents',
  ]);
});

describe('§7.2 queries', () => {
  test.each([
    [RESOURCES.productAlternatives, {}, { count: 3 }],
    [RESOURCES.productAlternatives, { count: '7' }, { count: 7 }],
    [RESOURCES.products, { includeInactive: 'true' }, { includeInactive: true }],
    [RESOURCES.postSummaries, { names: 'a,b-c' }, { names: ['a', 'b-c'] }],
    [RESOURCES.authors, { other: '1' }, {}],
    [RESOURCES.authors, { page: '2', size: '100' }, { page: 2, size: 100 }],
    [RESOURCES.postSummaries, { category: 'dinero' }, { category: 'dinero' }],
    [RESOURCES.paths, {}, { page: 1, size: 5000 }],
    [RESOURCES.paths, { since: '7' }, { since: 7, page: 1, size: 5000 }],
  ])('%# parses a valid query by type', ({ query }, given, read) => {
    const locale = 'es-ES';
    expect(query.parse({ locale, ...given })).toEqual({ locale, ...read });
  });

  test.each([
    [RESOURCES.productAlternatives, { count: '0' }],
    [RESOURCES.productAlternatives, { count: '1.5' }],
    [RESOURCES.productAlternatives, { count: 'x' }],
    [RESOURCES.productAlternatives, { count: '51' }],
    [RESOURCES.products, { includeInactive: 'yes' }],
    [RESOURCES.postSummaries, { names: 'a,,b' }],
    [RESOURCES.postSummaries, { names: Array.from({ length: 51 }, () => 'a').join() }],
    [RESOURCES.authors, { locale: 'es' }],
    [RESOURCES.authors, { page: '0' }],
    [RESOURCES.authors, { size: '101' }],
    [RESOURCES.paths, { size: '5001' }],
    [RESOURCES.paths, { since: '-1' }],
    [RESOURCES.page, { path: '//evil.example' }],
  ])('%# rejects %j', ({ query }, given) => {
    expect(query.safeParse({ locale: 'es-ES', path: '/', ...given }).success).toBe(false);
  });

  test('§7.1 cookie categories use en-US', () => {
    expect(RESOURCES.cookieCategories.query.parse({})).toEqual({ locale: 'en-US' });
  });
});

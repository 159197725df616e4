import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RoutedSite } from '../model/route.ts';
import { absoluteHref, href, type LinkQuery } from './href.ts';
import { parseHref } from './parse-href.ts';
import { resolveRequest } from './resolve-request.ts';
import { sites } from './site-arbitraries.test.support.ts';

const text = fc.string({ unit: 'binary', maxLength: 6 });
const queries: fc.Arbitrary<LinkQuery> = fc.dictionary(
  text,
  fc.oneof(text, fc.array(text, { minLength: 2, maxLength: 3 })),
  { maxKeys: 3 },
);
const endings = fc.array(fc.record({ query: queries, hash: text }), { minLength: 4, maxLength: 4 });

type Ending = { query: LinkQuery; hash: string };

/**
 * Checks every page of a site and counts them. Compares without `expect`, because there are
 * 100,000.
 */
function checkEveryPage(site: RoutedSite, ends: readonly Ending[]): number {
  for (const [index, { locale, path, pageType }] of site.routes.entries()) {
    const { query, hash } = ends[index % ends.length] as Ending;
    const target = { locale, path, query, hash };
    const link = href(site, target);
    const parsed = parseHref(site, link);
    const expected = { locale, pageType, path, query, hash };
    if (!sameLink(parsed, expected)) expect(parsed).toEqual(expected);
    const found = resolveRequest(site, 'plaza.example', link);
    if (found.kind !== 'page' || found.route.path !== path || found.locale !== locale) {
      expect.unreachable(`${link} resolves to ${JSON.stringify(found)}`);
    }
  }
  return site.routes.length;
}

function sameLink(a: object | undefined, b: object) {
  return JSON.stringify(a) === JSON.stringify(b);
}

test('§2.2 parse(href(x)) = x over 100,000 generated sites, locales and paths', () => {
  let pages = 0;
  const sizes = { markets: { min: 8, max: 12 }, paths: { min: 10, max: 12 } };
  fc.assert(
    fc.property(sites(sizes), endings, (site, ends) => {
      pages += checkEveryPage(site, ends);
    }),
    { numRuns: 1250 },
  );
  expect(pages).toBeGreaterThanOrEqual(100_000);
}, 60_000);

test('§2.2 a link by page type or with the origin resolves to a page of that type', () => {
  const sizes = { markets: { min: 1, max: 6 }, paths: { min: 1, max: 6 } };
  fc.assert(
    fc.property(sites(sizes), (site) => {
      for (const { locale, pageType } of site.routes) {
        const link = absoluteHref(site, { locale, pageType });
        expect(parseHref(site, link)).toMatchObject({ locale, pageType });
      }
    }),
    { numRuns: 200 },
  );
});

test.each([['https://evil.example/lp/'], ['//plaza.example/lp/'], ['/nowhere/'], ['/%'], ['']])(
  '§2.2 %j is not a link of the site',
  (link) => {
    const sizes = { markets: { min: 2, max: 4 }, paths: { min: 2, max: 4 } };
    const [site] = fc.sample(sites(sizes), { numRuns: 1, seed: 7 });
    expect(parseHref(site as RoutedSite, link)).toBeUndefined();
  },
);

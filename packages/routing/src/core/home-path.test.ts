import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defineRoutes } from './define-routes.ts';
import { defineSite } from './define-site.ts';
import { homePath } from './home-path.ts';
import { resolveRequest } from './resolve-request.ts';
import { sites } from './site-arbitraries.test.support.ts';
import { spanishConfig } from './sites.test.support.ts';

const config = defineSite({ ...spanishConfig, countries: ['ES', 'SE', 'DE'] });
const site = defineRoutes(config, [
  { path: '/kontakt/', pageType: 'Contact', locale: 'sv-SE' },
  { path: '/om/', pageType: 'About', locale: 'sv-SE' },
  { path: '/contactanos/', pageType: 'Contact', locale: 'es-ES' },
  { path: '/', pageType: 'ProductListStatic', locale: 'es-ES' },
]);

describe('§2.2 the page that a locale begins with', () => {
  test.each([
    ['es-ES', 'its /', '/es/'],
    ['sv-SE', 'its first route, where it has no /', '/se/kontakt/'],
    ['de-DE', 'that of the default country, where it has no route', '/es/'],
    ['pt-PT', 'that of the default country, where the site does not speak it', '/es/'],
  ])('%s: %s', (locale, _, path) => {
    expect(homePath(site, locale)).toBe(path);
  });

  test('is / on a site without pages', () => {
    expect(homePath(defineRoutes(config, []), 'es-ES')).toBe('/');
  });

  test('is a page of the site, whatever the site', () => {
    fc.assert(
      fc.property(sites({ markets: { min: 1, max: 5 }, paths: { min: 1, max: 4 } }), (any) => {
        for (const { locale } of any.markets)
          expect(resolveRequest(any, null, homePath(any, locale)).kind).toBe('page');
      }),
      { numRuns: 300 },
    );
  });
});

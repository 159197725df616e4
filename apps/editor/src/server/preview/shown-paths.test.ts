import { type CountryCode, defineRoutes, defineSite, resolveRequest } from '@plaza/routing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShown } from './shown-paths.ts';

const countries: CountryCode[] = ['ES', 'SE', 'DE'];
const config = { id: 1, url: 'https://olivar.example', displayName: 'Olivar', productType: 1 };
const pages = ['/', '/lp/', '/se-info/'].flatMap((path) =>
  (['es-ES', 'sv-SE', 'de-DE'] as const).map((locale) => ({
    path,
    locale,
    pageType: 'Post' as const,
  })),
);
/** Spain without a prefix, or every country with one. */
const sites = [{}, { countries: ['SE', 'DE'] as CountryCode[] }].map((change) => {
  const site = defineSite({ ...config, productType: 1, countries, ...change });
  const known = new Set<string>(site.markets.map(({ locale }) => locale));
  return defineRoutes(
    site,
    pages.filter(({ locale }) => known.has(locale)),
  );
});

type Site = (typeof sites)[number];

const localesOf = (site: Site, granted: readonly string[]) =>
  site.markets.map(({ locale, pathPrefix }) => ({
    ...{ locale, pathPrefix },
    isGranted: granted.includes(locale),
  }));

/** Where a site leads a request in the end. */
function localeOf(site: Site, path: string): string | undefined {
  const found = resolveRequest(site, 'olivar.example', path);
  return found.kind === 'page' ? found.locale : undefined;
}

describe('the pages of a preview for the locales of one’s grants', () => {
  test('are none of another locale, however an address is spelled', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '%2e',
        '%2F',
        ';',
        '?',
        '#',
        'LP',
        'lp',
        'se-info',
      ),
      fc.constantFrom('se', 'SE', '%73e', 'de', 'es', 'sv-SE', 'sv-se', 'es-ES', 'de-DE'),
      fc.webSegment(),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...sites),
        fc.subarray(['es-ES', 'sv-SE', 'de-DE']),
        fc.array(piece, { maxLength: 6 }),
        (...[site, granted, pieces]) => {
          const path = `/${pieces.join('/')}`;
          const forwarded = new URL(`http://instance${path}`).pathname;
          if (!isShown({ locales: localesOf(site, granted) }, path)) return;
          for (const each of [path, forwarded, `${forwarded}/`]) {
            const locale = localeOf(site, each);
            expect(locale === undefined || granted.includes(locale)).toBe(true);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each(sites)('are all of the granted ones, and of everybody with a grant of all', (site) => {
    for (const { path, locale } of site.routes)
      for (const { locale: granted, pathPrefix } of site.markets) {
        if (granted !== locale) continue;
        const address = pathPrefix ? `/${pathPrefix}${path}` : path;
        const shows = (locales: readonly string[]) =>
          isShown({ locales: localesOf(site, locales) }, `${address}?a=b`);
        expect([address, localeOf(site, address)]).toEqual([address, locale]);
        expect([address, shows([locale]), shows([])]).toEqual([address, true, false]);
        expect(isShown({}, address)).toBe(true);
      }
  });

  const spain = { locales: [{ locale: 'es-ES', pathPrefix: '', isGranted: true }] };
  const sweden = { locale: 'sv-SE', pathPrefix: 'se', isGranted: false };
  test.each([
    ['/_next/static/a.css', true],
    ['/_plaza/entry-a.js', true],
    ['/images/0123-600x400/olivar.png', true],
    ['/_next/image?url=a', true],
    ['/icon.svg', true],
    ['/files/search/es-ES.json', true],
    ['/SE/', false],
    ['/SV-se/', false],
    ['/files/search/sv-SE.json', false],
    ['/files/sitemaps/a', false],
    ['/sitemap.xml', false],
    ['/feed.xml', false],
    ['/api/answers?path=/se/', false],
    ['/_next/../se/', false],
    ['/images/%2e%2e/se/', false],
    ['/_next/static/..%2f..%2fse/', false],
    ['http://instance/se/', false],
    ['*', false],
  ])('%s is shown: %s', (url, isAllowed) => {
    expect(isShown({ locales: [...spain.locales, sweden] }, url)).toBe(isAllowed);
  });
});

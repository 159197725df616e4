import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PathRow, RemovedPathRow } from '../model/path-row.ts';
import type { RoutedSite, RouteRow } from '../model/route.ts';
import { alternates } from './alternates.ts';
import { defineRoutes } from './define-routes.ts';
import { defineSite } from './define-site.ts';
import { findPage, sitePages } from './find-page.ts';
import { homePath } from './home-path.ts';
import { href, pathOf } from './href.ts';
import { countPages } from './list-pages.ts';
import { parseHref } from './parse-href.ts';
import { resolveRequest } from './resolve-request.ts';
import { everyPage, sites } from './site-arbitraries.test.support.ts';
import { contentRow, multiConfig, multiRows } from './sites.test.support.ts';
import { contentPaths, pageRow, replaceIndex, sharePaths, updateIndex } from './update-index.ts';

const swedish = { locale: 'sv-SE' } as const;
const list = { pageType: 'PostList', folder: 'pages', id: 'articles' } as const;

function siteWith(rows: readonly PathRow[], routes: readonly RouteRow[] = multiRows): RoutedSite {
  const site = defineRoutes(defineSite(multiConfig), routes);
  expect(updateIndex(site, rows)).toEqual({ changed: rows.length, rejected: [] });
  return site;
}

/** Formats a result: `page 2 of /articulos/`, `redirect /lp/` or `notFound`. */
function answer(site: RoutedSite, path: string): string {
  const found = resolveRequest(site, null, path);
  if (found.kind === 'page') return `page ${found.page} of ${found.route.path} ${found.path}`;
  return found.kind === 'redirect' ? `redirect ${found.location}` : 'notFound';
}

describe('§2.2 a page of content', () => {
  const site = siteWith([
    contentRow('/guia/'),
    contentRow('/guide/', { ...swedish, id: 'guia' }),
    contentRow('/om/oss/', { ...swedish, folder: 'pages', id: 'about', pageType: 'About' }),
    contentRow('/kontakta-oss/', { ...swedish, folder: 'pages', id: 'c', pageType: 'FAQ' }),
    contentRow('/faq/', { ...swedish, folder: 'pages', id: 'faq', pageType: 'FAQ' }),
    contentRow('/faq-i/', { ...swedish, folder: 'posts', id: 'x', pageType: 'FAQ' }),
  ]);

  test.each([
    ['/guia/', 'page 1 of /guia/ /guia/'],
    ['/guia', 'redirect /guia/'],
    ['/se/guide/', 'page 1 of /guide/ /se/guide/'],
    ['/sv-SE/guide/', 'redirect /se/guide/'],
    ['/guide/', 'notFound'],
    ['/GUIA/', 'redirect /guia/'],
    ['/guia/1/', 'redirect /guia/'],
    ['/guia/2/', 'notFound'],
  ])('%s → %s', (path, expected) => {
    expect(answer(site, path)).toBe(expected);
  });

  test('says which entry it shows, and links to it can be made and read', () => {
    const page = findPage(site, { locale: 'sv-SE', path: '/guide/' });
    expect(page?.route).toMatchObject({
      pageType: 'Post',
      runtime: 'none',
      entry: { folder: 'posts', id: 'guia' },
    });
    const link = href(site, { locale: 'sv-SE', path: '/guide/', hash: 'a' });
    expect(link).toBe('/se/guide/#a');
    expect(parseHref(site, link)).toMatchObject({ path: '/guide/', pageType: 'Post' });
  });

  test('at the path of a row has the row, the entry and the translation key of its content', () => {
    const { route } = findPage(site, { locale: 'sv-SE', path: '/om/oss/' }) ?? {};
    const [row] = multiRows.filter(({ pageType }) => pageType === 'About');
    expect(route).toMatchObject({
      ...row,
      translationKey: 'pages:about',
      entry: { folder: 'pages', id: 'about' },
    });
  });

  test('§2.4 stands for its type if it is in pages, the one with the shortest path first', () => {
    expect(pathOf(site, 'FAQ', 'sv-SE')).toBe('/faq/');
    expect(pathOf(site, 'About', 'sv-SE')).toBe('/om/oss/');
    expect(pathOf(site, 'Post', 'sv-SE')).toBeUndefined();
    updateIndex(site, [{ locale: 'sv-SE', path: '/faq/', removed: true }]);
    expect(pathOf(site, 'FAQ', 'sv-SE')).toBe('/kontakta-oss/');
  });

  test('is where its locale begins if there is no other', () => {
    const german = siteWith([contentRow('/kredit/', { locale: 'de-DE' })]);
    expect(homePath(german, 'de-DE')).toBe('/de/kredit/');
  });

  test('has none on a site whose pages are those of its table', () => {
    const routed = defineRoutes(defineSite(multiConfig), multiRows, { contentPages: false });
    const about = { ...swedish, folder: 'pages', id: 'about', pageType: 'About' } as const;
    updateIndex(routed, [contentRow('/guia/'), contentRow('/om/oss/', about)]);
    expect(answer(routed, '/guia/')).toBe('notFound');
    expect([...sitePages(routed)]).toHaveLength(multiRows.length);
    const page = findPage(routed, { locale: 'sv-SE', path: '/om/oss/' });
    expect(page?.route.entry?.id).toBe('about');
  });
});

describe('§2.2 the pages of a list', () => {
  const rows = [
    contentRow('/articulos/', { ...list, listSize: 41 }),
    contentRow('/artiklar/', { ...list, ...swedish, listSize: 21 }),
    contentRow('/artikel/', { ...list, locale: 'de-DE', listSize: 20 }),
  ];
  const pattern = { path: '/articulos/:page/', pageType: 'PostList', locale: 'es-ES' } as const;
  const site = siteWith(rows, [...multiRows, { ...pattern, screen: 'wide', runtime: 'react' }]);

  test.each([
    ['/articulos/', 'page 1 of /articulos/ /articulos/'],
    ['/articulos/2/', 'page 2 of /articulos/ /articulos/2/'],
    ['/articulos/3/', 'page 3 of /articulos/ /articulos/3/'],
    ['/articulos/3', 'redirect /articulos/3/'],
    ['/es-ES/articulos/3/', 'redirect /articulos/3/'],
    ['/articulos/4/', 'notFound'],
    ['/articulos/1/', 'redirect /articulos/'],
    ['/articulos/1', 'redirect /articulos/'],
    ['/articulos/0/', 'notFound'],
    ['/articulos/02/', 'notFound'],
    ['/articulos/1/2/', 'notFound'],
    ['/articulos/99999999999999999999/', 'notFound'],
    ['/se/artiklar/2/', 'page 2 of /artiklar/ /se/artiklar/2/'],
    ['/de/artikel/2/', 'notFound'],
    ['/lp/2/', 'notFound'],
    ['/articulos/:page/', 'notFound'],
  ])('%s → %s', (path, expected) => {
    expect(answer(site, path)).toBe(expected);
  });

  test('have the row that ends in /:page/, and the internal path of their number', () => {
    const place = { locale: 'es-ES', path: '/articulos/' };
    expect(findPage(site, place)?.route).not.toHaveProperty('screen');
    const second = findPage(site, { ...place, page: 2 });
    expect(second?.route).toMatchObject({ screen: 'wide', runtime: 'react', path: '/articulos/' });
    expect(second?.internalPath).toBe('/es-ES/articulos/2');
    expect(second && countPages(site, second)).toBe(3);
    expect([...sitePages(site)].map(({ path }) => path)).not.toContain('/articulos/:page/');
  });

  test('§2.4 are versions of each other where both lists have them', () => {
    const at = (locale: string, path: string, page: number) =>
      alternates(site, { locale, path, page }).map(({ hreflang }) => hreflang);
    expect(at('es-ES', '/articulos/', 1)).toEqual(['es-ES', 'sv-SE', 'de-DE', 'x-default']);
    expect(at('es-ES', '/articulos/', 2)).toEqual(['es-ES', 'sv-SE', 'x-default']);
    expect(at('sv-SE', '/artiklar/', 2)).toEqual(['es-ES', 'sv-SE', 'x-default']);
    expect(at('es-ES', '/articulos/', 3)).toEqual([]);
    expect(at('es-ES', '/articulos/', 4)).toEqual([]);
  });

  test('come and go with the size of the list', () => {
    const growing = siteWith(rows);
    updateIndex(growing, [contentRow('/articulos/', { ...list, listSize: 61 })]);
    expect(answer(growing, '/articulos/4/')).toBe('page 4 of /articulos/ /articulos/4/');
    updateIndex(growing, [contentRow('/articulos/', { ...list, listSize: 20 })]);
    expect(answer(growing, '/articulos/2/')).toBe('notFound');
  });
});

describe('an update', () => {
  test('says how many rows changed the index, and keeps what they say', () => {
    const row = contentRow('/guia/', { publishedAt: '2026-11-01T08:00:00Z', amount: 300 });
    const site = siteWith([row]);
    expect(updateIndex(site, [row])).toEqual({ changed: 0, rejected: [] });
    const changed = { ...row, title: 'Otro' };
    const removed = { locale: 'es-ES', path: '/nada/', removed: true } as const;
    expect(updateIndex(site, [changed, removed]).changed).toBe(2);
    expect(updateIndex(site, [changed, removed]).changed).toBe(0);
    expect(pageRow(site, { locale: 'es-ES', path: '/guia/' })).toMatchObject({
      ...changed,
      updatedAt: '2026-11-20T09:00:00Z',
      publishedAt: '2026-11-01T08:00:00Z',
    });
    expect(pageRow(site, { locale: 'es-ES', path: '/nada/' })).toBeUndefined();
  });

  test.each<[string, Partial<PathRow>, string]>([
    ['another locale', { locale: 'pl-PL' }, "locale: no country of the site has 'pl-PL'"],
    ['another page type', { pageType: 'Page' }, "pageType: unknown page type 'Page'"],
    ['a path of the shell', { path: '/api/x/' }, "path: 'api' is reserved for the shell"],
    ['a path of a country', { path: '/se/x/' }, "path: '/se/x/' begins with the path segment"],
    ['capitals', { path: '/Guia/' }, "path: '/Guia/' is not a path in normal form"],
    ['no path', { path: 7 as never }, 'path: 7 is not a path in normal form'],
    ['no moment', { updatedAt: 'now' }, "updatedAt: 'now' is no moment"],
  ])('names a row with %s, which has no page', (_, wrong, problem) => {
    const site = siteWith([contentRow('/antes/')]);
    const row = contentRow('/guia/', wrong);
    const { changed, rejected } = updateIndex(site, [row, contentRow('/despues/')]);
    expect(changed).toBe(1);
    expect(rejected).toEqual([expect.stringContaining(problem)]);
    expect(rejected[0]).toMatch(/^posts:/);
    expect(answer(site, '/despues/')).toContain('page 1');
    expect(pageRow(site, row)).toBeUndefined();
  });

  test('reaches every copy of the site that shares its paths', () => {
    const site = siteWith([]);
    const copy = defineRoutes(defineSite(multiConfig), multiRows);
    sharePaths(copy, contentPaths(site));
    updateIndex(copy, [contentRow('/guia/')]);
    expect(answer(site, '/guia/')).toBe('page 1 of /guia/ /guia/');
  });
});

const locales = ['es-ES', 'en-ES', 'sv-SE', 'es-MX'];
const anyRow = fc
  .record({
    number: fc.nat(7),
    locale: fc.constantFrom(...locales),
    key: fc.nat(7),
    listSize: fc.option(fc.nat(70), { nil: undefined }),
    isRemoved: fc.boolean(),
    atRow: fc.boolean(),
    inPages: fc.boolean(),
  })
  .map(({ number, locale, key, listSize, isRemoved, atRow, inPages }): PathRow | RemovedPathRow => {
    const path = atRow ? (multiRows[number]?.path ?? '/') : `/c-${number}/`;
    if (isRemoved) return { locale, path, removed: true };
    const folder = inPages ? 'pages' : 'posts';
    return contentRow(path, { locale, listSize, folder, id: `e${key}`, pageType: 'PostList' });
  });

/** Everything that a site answers from its index. */
function answersOf(site: RoutedSite) {
  const pages = everyPage(site).map(({ locale, path, page, route }) => ({
    ...{ path, route },
    alternates: alternates(site, { locale, path: route.path, page }),
  }));
  return {
    pages: pages.sort((a, b) => Number(a.path > b.path) - Number(a.path < b.path)),
    types: locales.map((locale) => pathOf(site, 'PostList', locale)),
  };
}

test('§2.2 after any changes the index is that of the rows that are left', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyRow, { maxLength: 8 }), { maxLength: 6 }), (updates) => {
      const site = defineRoutes(defineSite(multiConfig), multiRows);
      const left = new Map<string, PathRow>();
      for (const rows of updates) {
        updateIndex(site, rows);
        for (const row of rows) {
          const key = `${row.locale} ${row.path}`;
          if ('removed' in row) left.delete(key);
          else left.set(key, row);
        }
      }
      const fresh = defineRoutes(defineSite(multiConfig), multiRows);
      updateIndex(fresh, left.values());
      expect(answersOf(site).pages.map(({ path }) => path)).toEqual(
        answersOf(fresh).pages.map(({ path }) => path),
      );
      expect(answersOf(site).types).toEqual(answersOf(fresh).types);
      updateIndex(fresh, [contentRow('/mas/')]);
      replaceIndex(fresh, [...left.values()]);
      expect(answersOf(fresh).pages.map(({ path }) => path)).toEqual(
        answersOf(site).pages.map(({ path }) => path),
      );
    }),
    { numRuns: 300 },
  );
});

/** The versions that each page of a site names, by its own address. */
function namedVersions(site: RoutedSite): Map<string, readonly string[]> {
  return new Map(
    everyPage(site).map(({ locale, path, route, page }) => [
      site.url + path,
      alternates(site, { locale, path: route.path, page }).map(({ hreflang, href: to }) =>
        [hreflang, to].join(' '),
      ),
    ]),
  );
}

test('§2.4 every version of a page names the same versions, whatever is missing where', () => {
  let pairs = 0;
  const sizes = { markets: { min: 2, max: 6 }, paths: { min: 1, max: 6 } };
  const changed = fc.record({ site: sites(sizes), rows: fc.array(anyRow, { maxLength: 12 }) });
  fc.assert(
    fc.property(changed, ({ site, rows }) => {
      const locale = site.markets.map((market) => market.locale);
      // The same rows in the locales of this site.
      const own = rows.map((row) => ({
        ...row,
        locale: locale[locales.indexOf(row.locale) % locale.length] ?? '',
      }));
      updateIndex(site, own);
      const named = namedVersions(site);
      for (const [address, versions] of named) {
        if (versions.length === 0) continue;
        expect(
          versions.filter((version) => version.endsWith(` ${address}`)).length,
        ).toBeGreaterThan(0);
        for (const version of versions) {
          const [, target = ''] = version.split(' ');
          expect(named.get(target)).toEqual(versions);
          pairs += 1;
        }
        const fallback = versions.filter((version) => version.startsWith('x-default '));
        expect(fallback.length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 400 },
  );
  expect(pairs).toBeGreaterThan(1000);
}, 60_000);

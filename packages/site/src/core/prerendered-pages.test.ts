import type { ContentPath } from '@plaza/contract';
import { applyPaths, defineSite } from '@plaza/site-config';
import { describe, expect, it } from 'vitest';
import { mainPages, prerenderedPages, staticParams } from './prerendered-pages.ts';

const site = defineSite({
  id: 1,
  url: 'https://plaza.example',
  displayName: 'Plaza',
  productType: 1,
  countries: ['ES', 'SE'],
  routes: [{ path: '/lp/', pageType: 'ProductList', locale: 'es-ES' }],
}).site;

const row = (path: string, fields: Partial<ContentPath>): ContentPath => ({
  ...{ path, pageType: 'Basic', locale: 'es-ES', folder: 'posts', id: path.replaceAll('/', '') },
  ...{ translationKey: `posts:${path}`, updatedAt: '2026-11-20T09:00:00Z', noIndex: false },
  title: path,
  ...fields,
});
const day = (index: number) => new Date(Date.UTC(2026, 0, index)).toISOString();

applyPaths(
  site,
  [
    row('/', { folder: 'pages', id: 'front' }),
    row('/', { folder: 'pages', id: 'front', locale: 'sv-SE' }),
    row('/list/', { folder: 'pages', listSize: 900, updatedAt: day(1) }),
    row('/topic/', { folder: 'categories', listSize: 30, updatedAt: day(1) }),
    row('/author/', { folder: 'authors', listSize: 30, updatedAt: day(1) }),
    row('/slot/', { folder: 'slots', pageType: 'GameSlot', updatedAt: day(1) }),
    row('/slot-2/', { folder: 'slots', pageType: 'GameSlot', updatedAt: day(0) }),
    row('/slot/', { folder: 'slots', pageType: 'GameSlot', updatedAt: day(0), locale: 'sv-SE' }),
    row('/tool/', { folder: 'pages', pageType: 'ToolList', updatedAt: day(0) }),
    row('/tool/', { folder: 'pages', pageType: 'ToolList', updatedAt: day(0), locale: 'sv-SE' }),
    row('/lp/', { folder: 'pages', pageType: 'ProductList', updatedAt: day(1) }),
    ...Array.from({ length: 300 }, (_, index) =>
      row(`/p-${index}/`, { publishedAt: day(index + 2), updatedAt: day(400) }),
    ),
  ],
  { whole: true },
);
const paths = (pages: readonly { readonly path: string }[]) => pages.map(({ path }) => path).sort();
/** The newest page of its type, however old it is; in each locale if a law is about it. */
const samples = ['/es/slot/', '/se/slot/', '/se/tool/'];
const main = ['/es/', '/es/list/', '/es/lp/', '/es/topic/', '/se/'];

describe('the pages that a build prerenders', () => {
  it('are front pages, the pages of the route table, lists, the newest of each locale, and samples', () => {
    expect(paths(mainPages(site))).toEqual(main);
    const newest = ['/es/p-298/', '/es/p-299/'];
    expect(paths(prerenderedPages({ site, prerender: { newest: 3 } }))).toEqual(
      [...main, ...newest, ...samples].sort(),
    );
    expect(paths(prerenderedPages({ site, prerender: { newest: 0 } }))).toEqual(
      [...main, ...samples].sort(),
    );
  });

  it('do not grow with the content', () => {
    expect(prerenderedPages({ site }).length).toBeLessThanOrEqual(
      main.length + 2 * 5 + samples.length,
    );
  });

  it('are given to Next as parameters of the catch-all route', () => {
    const params = staticParams({ site, prerender: { newest: 0 } });
    expect(params).toContainEqual({ locale: 'es-ES', path: [] });
    expect(params).toContainEqual({ locale: 'es-ES', path: ['list'] });
  });
});

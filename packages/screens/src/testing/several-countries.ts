import type { Page } from '@plaza/contract';
import {
  defineRoutes,
  defineSite,
  type PageMatch,
  type RoutedSite,
  resolveRequest,
  sitePages,
} from '@plaza/routing';

/** A site in three countries with different settings; not every page is in every language. */
export const severalCountries: RoutedSite = defineRoutes(
  defineSite({
    id: 75,
    url: 'https://platform.example',
    displayName: 'Plataforma',
    productType: 1,
    social: { x: '@plataforma' },
    analytics4Key: 'G-SITE',
    bingKey: 'B-SITE',
    behaviorAnalyticsId: 'clarity-site',
    viewerCountryFallback: 'ES',
    countries: [
      'ES',
      {
        country: 'SE',
        analytics4Key: 'G-SE',
        bingKey: 'B-SE',
        behaviorAnalyticsId: 'clarity-se',
        viewerCountryFallback: 'SE',
        social: { x: '@plattformen' },
      },
      { country: 'DE', analytics4Key: '', viewerCountryFallback: '' },
    ],
  }),
  [
    { path: '/', pageType: 'ProductListStatic', locale: 'es-ES' },
    { path: '/', pageType: 'ProductListStatic', locale: 'sv-SE' },
    { path: '/', pageType: 'ProductListStatic', locale: 'de-DE' },
    { path: '/contactanos/', pageType: 'Contact', locale: 'es-ES' },
    { path: '/kontakt/', pageType: 'Contact', locale: 'sv-SE' },
    { path: '/lp/', pageType: 'ProductList', locale: 'es-ES' },
    { path: '/articulos/', pageType: 'PostList', locale: 'es-ES' },
    { path: '/articulos/tae/', pageType: 'Post', locale: 'es-ES' },
    { path: '/artiklar/ranta/', pageType: 'Post', locale: 'sv-SE' },
  ],
);

export const allMatches = (site: RoutedSite): PageMatch[] => [...sitePages(site)];

/** @throws {Error} if the site has no such page */
export function matchOf(site: RoutedSite, path: string): PageMatch {
  const found = resolveRequest(site, null, path);
  if (found.kind !== 'page') throw new Error(`no page ${path}`);
  return found;
}

/** The minimal content of a page. */
export function testPage(meta: Partial<Page['meta']> = {}, fields: Partial<Page> = {}): Page {
  return {
    id: 'page',
    locale: 'es-ES',
    path: '/',
    pageType: 'Basic',
    heading: 'Encabezado',
    meta: { title: 'Título', description: 'Descripción', noIndex: false, noFollow: false, ...meta },
    body: { type: 'doc', content: [] },
    updatedAt: '2026-11-20T09:00:00Z',
    ...fields,
  };
}

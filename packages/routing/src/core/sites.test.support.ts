import type { Locale } from '@plaza/contract';
import type { CountryConfig } from '../model/country.ts';
import type { PathRow } from '../model/path-row.ts';
import type { RouteRow } from '../model/route.ts';
import type { SiteConfig } from '../model/site.ts';
import { defineRoutes } from './define-routes.ts';
import { defineSite } from './define-site.ts';

export function country(id: number, locale: Locale, pathPrefix?: string): CountryConfig {
  const optional = pathPrefix === undefined ? {} : { pathPrefix };
  return { id, locale, phoneCode: '34', currency: { name: 'EUR' }, ...optional };
}

/** One country, one language, like the Spanish site (§2.1). */
export const spanishConfig: SiteConfig = {
  id: 101,
  url: 'https://olivar.example',
  displayName: 'Olivar',
  productType: 1,
  countries: [country(13, 'es-ES')],
};

const locale = 'es-ES';

/** The route table of §2.1. */
export const spanishRows: readonly RouteRow[] = [
  { path: '/', pageType: 'ProductListStatic', locale },
  { path: '/100-euros/', pageType: 'ProductListStatic', locale },
  { path: '/250-euros/', pageType: 'ProductListStatic', locale },
  { path: '/500-euros/', pageType: 'ProductListStatic', locale },
  { path: '/1000-euros/', pageType: 'ProductListStatic', locale },
  { path: '/lp/', pageType: 'ProductList', locale },
  { path: '/contactanos/', pageType: 'Contact', locale },
  { path: '/politica-de-privacidad/', pageType: 'PrivacyPolicy', locale },
  { path: '/politica-de-cookies/', pageType: 'CookiePolicy', locale },
];

export const spanishSite = defineRoutes(defineSite(spanishConfig), spanishRows);

/** Spain without a prefix but with a second language, Sweden, Mexico; one country without routes. */
export const multiConfig: SiteConfig = {
  ...spanishConfig,
  id: 75,
  url: 'https://plaza.example',
  hostAliases: ['www.plaza.example'],
  countries: [
    { ...country(13, 'es-ES'), languages: [{ locale: 'en-ES', pathPrefix: 'es-en' }] },
    country(1, 'sv-SE', 'se'),
    country(52, 'es-MX', 'es-mx'),
    country(49, 'de-DE', 'de'),
  ],
};

export const multiRows: readonly RouteRow[] = [
  ...spanishRows,
  { path: '/', pageType: 'ProductListStatic', locale: 'en-ES' },
  { path: '/100-euros/', pageType: 'ProductListStatic', locale: 'en-ES' },
  { path: '/contact/', pageType: 'Contact', locale: 'en-ES' },
  { path: '/', pageType: 'ProductListStatic', locale: 'sv-SE' },
  { path: '/kontakt/', pageType: 'Contact', locale: 'sv-SE' },
  { path: '/om/oss/', pageType: 'About', locale: 'sv-SE' },
  { path: '/', pageType: 'ProductListStatic', locale: 'es-MX' },
];

export const multiSite = defineRoutes(defineSite(multiConfig), multiRows);

/** Every market under a prefix, the default country included. */
export const prefixedSite = defineRoutes(
  defineSite({
    ...multiConfig,
    countries: [country(13, 'es-ES', 'es'), country(1, 'sv-SE', 'se')],
  }),
  multiRows.filter((row) => row.locale === 'es-ES' || row.locale === 'sv-SE'),
);

/** A row of the index of content. */
export function contentRow(path: string, row: Partial<PathRow> = {}): PathRow {
  const id = row.id ?? path.replaceAll('/', '');
  const folder = row.folder ?? 'posts';
  return {
    ...{ path, pageType: 'Post', locale: 'es-ES', folder, id, translationKey: `${folder}:${id}` },
    ...{ updatedAt: '2026-11-20T09:00:00Z', noIndex: false, title: id },
    ...row,
  };
}

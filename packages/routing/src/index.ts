export { type Alternate, alternates } from './core/alternates.ts';
export { defineRoutes, type RouteOptions } from './core/define-routes.ts';
export { defineSite } from './core/define-site.ts';
export {
  countryOfLocale,
  detectCountry,
  detectMarket,
  findMarket,
  localeFromPath,
} from './core/detect-market.ts';
export { findInternalPage, findPage, sitePages } from './core/find-page.ts';
export { homePage, homePath } from './core/home-path.ts';
export { absoluteHref, href, type LinkQuery, type LinkTarget, pathOf } from './core/href.ts';
export { countPages } from './core/list-pages.ts';
export {
  type ListedPage,
  type ListedVersion,
  listedPages,
  listedVersions,
} from './core/listed-pages.ts';
export { localSettings } from './core/local-settings.ts';
export {
  type RedirectRule,
  type RewriteRule,
  type RuleOptions,
  toRedirects,
  toRewrites,
} from './core/next-rules.ts';
export { optOutCountries } from './core/opt-out-countries.ts';
export { pageNotFound, pageValidationFailed } from './core/page-not-found.ts';
export { type ParsedHref, parseHref } from './core/parse-href.ts';
export { momentOf } from './core/path-table.ts';
export { findOtherSpelling, resolveRequest } from './core/resolve-request.ts';
export {
  contentPaths,
  type IndexUpdate,
  pageRow,
  replaceIndex,
  sharePaths,
  updateIndex,
} from './core/update-index.ts';
export { validatePage } from './core/validate-page.ts';
export {
  type Country,
  type CountryByCode,
  type CountryChoice,
  type CountryConfig,
  DEFAULT_COUNTRY_ID,
  type Language,
  type Market,
} from './model/country.ts';
export { type CountryCode, type CountryRow, countryTable } from './model/country-table.ts';
export { CountryError, LinkError, PageNotFoundError, SiteConfigError } from './model/errors.ts';
export type { LocalSettings, SocialHandle } from './model/local-settings.ts';
export {
  type ImpressionPageType,
  impressionPageTypes,
  isImpressionPageType,
  type PageType,
  type ProductListPageType,
  pageTypes,
  type SignupPageType,
} from './model/page-types.ts';
export type { PagePlace, PathRow, RemovedPathRow } from './model/path-row.ts';
export type { PathTable, StoredPath } from './model/path-table.ts';
export { type ProductType, type ProductTypeId, productTypes } from './model/product-types.ts';
export { reservedSegments } from './model/reserved-segments.ts';
export type { NotFound, Redirect, Resolution } from './model/resolution.ts';
export {
  type PageMatch,
  type Route,
  type RoutedSite,
  type RouteEntry,
  type RouteMiddleware,
  type RouteRow,
  type RouteRuntime,
  type RouteTarget,
  routeRuntimes,
} from './model/route.ts';
export type { PathsPerLocale, Site, SiteConfig } from './model/site.ts';

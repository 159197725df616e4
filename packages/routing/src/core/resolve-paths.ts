import type { PageType } from '../model/page-types.ts';
import type { RouteRow } from '../model/route.ts';
import type { PathsPerLocale, Site } from '../model/site.ts';
import { check } from './config-checks.ts';
import { listOfPattern } from './list-pages.ts';

/**
 * Maps page types to paths per locale (§2.4, §3.3): that of the config, otherwise the first row of
 * the type.
 *
 * @throws {SiteConfigError} if the config has a path without a row of that type and locale
 */
export function resolvePaths(site: Site, rows: readonly RouteRow[]): PathsPerLocale {
  const paths = Object.fromEntries(
    site.markets.map(({ locale }) => [locale, {} as Partial<Record<PageType, string>>]),
  );
  for (const [locale, configured] of Object.entries(site.paths)) {
    for (const [pageType, path] of Object.entries(configured)) {
      const stands = (row: RouteRow) =>
        row.locale === locale && row.pageType === pageType && row.path === path;
      check(rows.some(stands), `paths.${locale}.${pageType}`, `no such route has path '${path}'`);
    }
    paths[locale] = { ...configured };
  }
  for (const { locale, pageType, path } of rows) {
    if (listOfPattern(path) !== undefined) continue;
    const ofLocale = paths[locale];
    if (ofLocale) ofLocale[pageType] ??= path;
  }
  for (const ofLocale of Object.values(paths)) Object.freeze(ofLocale);
  return Object.freeze(paths);
}

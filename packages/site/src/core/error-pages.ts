import type { Site } from '@plaza/routing';

/**
 * Folder below `app/` with a static error page per locale and problem, shown instead of a page that
 * fails or does not exist. No public path leads there.
 */
export const errorPagesFolder = 'error-pages';

/** The problems that have an error page (§2.4). */
export const pageProblems = ['not-found', 'server-error'] as const;

export type PageProblem = (typeof pageProblems)[number];

/** Internal path of an error page. Default: the site's first language. */
export function errorPage(
  { defaultMarket, markets }: Pick<Site, 'defaultMarket' | 'markets'>,
  problem: PageProblem,
  locale = (defaultMarket ?? markets[0])?.locale,
): string {
  return `/${errorPagesFolder}/${locale}/${problem}`;
}

/** Internal path of the error page for each public path prefix; `/` for all other paths (§2.4). */
export function errorPages(site: Site, problem: PageProblem): Record<string, string> {
  return {
    '/': errorPage(site, problem),
    ...Object.fromEntries(
      site.markets.map(({ pathPrefix, locale }) => [
        `/${pathPrefix}`,
        errorPage(site, problem, locale),
      ]),
    ),
  };
}

import { homePage, type PageMatch, pageRow, type RoutedSite, sitePages } from '@plaza/routing';

/** Which pages of content a build prerenders. The others are rendered on their first visit. */
export type Prerendering = {
  /** How many of a locale's newest pages; default 50. */
  readonly newest?: number;
};

type Prerendered = { readonly site: RoutedSite; readonly prerender?: Prerendering };

/** Parameters of the catch-all route for the pages that a build prerenders. */
export function staticParams(app: Prerendered): { locale: string; path: string[] }[] {
  return prerenderedPages(app).map(({ locale, route }) => ({
    locale,
    path: route.path.split('/').filter(Boolean),
  }));
}

/**
 * The pages that a build prerenders: those that visitors begin with (`mainPages`), the newest of each
 * locale, and of each page type at least one, so that the build checks the law on every screen. Their
 * number does not grow with the content.
 */
export function prerenderedPages({ site, prerender = {} }: Prerendered): PageMatch[] {
  const { newest = 50 } = prerender;
  const chosen = new Map(mainPages(site).map((match) => [match.path, match]));
  for (const { locale } of site.markets)
    for (const match of newestPages(site, locale, newest)) chosen.set(match.path, match);
  return [...chosen.values()];
}

/** Front pages, the pages of `routes.ts`, and the first pages of lists. */
export function mainPages(site: RoutedSite): PageMatch[] {
  return site.markets.flatMap(({ locale }) => {
    const front = homePage(site, locale)?.path;
    return [...sitePages(site, locale)].filter(
      ({ path, route }) => path === front || isRow(site, route) || isList(site, route),
    );
  });
}

type Place = { readonly locale: string; readonly path: string };

const isRow = ({ index }: RoutedSite, { locale, path }: Place) =>
  index.byLocale.get(locale)?.byPath.has(path) === true;

/** The pages of authors list as well, but there may be as many as posts. */
const isList = (site: RoutedSite, place: Place) => {
  const row = pageRow(site, place);
  return row?.listSize !== undefined && row.folder !== 'authors';
};

/** The newest pages of a locale, and the newest of each page type. */
function newestPages(site: RoutedSite, locale: string, most: number): PageMatch[] {
  const pages = byDate(site, locale);
  const types = new Map(pages.toReversed().map((match) => [match.route.pageType, match]));
  return [...pages.slice(0, most), ...types.values()];
}

function byDate(site: RoutedSite, locale: string): PageMatch[] {
  const dated = [...sitePages(site, locale)].map((match) => {
    const row = pageRow(site, { locale, path: match.route.path });
    return { match, date: row?.publishedAt ?? row?.updatedAt ?? '' };
  });
  return dated
    .sort((a, b) => Number(a.date < b.date) - Number(a.date > b.date))
    .map(({ match }) => match);
}

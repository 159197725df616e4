import { advertisesCredit, presentsGames } from '@plaza/law/page-types';
import { homePage, type PageMatch, pageRow, type RoutedSite, sitePages } from '@plaza/routing';
import type { Prerendering } from '@plaza/site-config';

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
 * locale, and samples of every page type for the checks of the build. Their number does not grow with
 * the content.
 */
export function prerenderedPages({ site, prerender = {} }: Prerendered): PageMatch[] {
  const { newest = 5 } = prerender;
  const byLocale = site.markets.map(({ locale }) => byDate(site, locale));
  const chosen = [
    ...mainPages(site),
    ...byLocale.flatMap((pages) => pages.slice(0, newest)),
    ...samples(byLocale.flat()),
  ];
  return [...new Map(chosen.map((match) => [match.path, match])).values()];
}

/**
 * Of each page type the newest page: in every locale if the law of the country has a say in it,
 * otherwise in one, not the same for all types.
 */
function samples(pages: readonly PageMatch[]): PageMatch[] {
  const byType = Map.groupBy(pages, ({ route }) => route.pageType);
  return [...byType].flatMap(([pageType, ofType], index) => {
    const newest = Map.groupBy(ofType, ({ locale }) => locale).values();
    const each = [...newest].flatMap(([first]) => first ?? []);
    const isUnderLaw = advertisesCredit(pageType) || presentsGames(pageType);
    return isUnderLaw ? each : (each[index % each.length] ?? []);
  });
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

/** The pages of a locale, the newest first. */
function byDate(site: RoutedSite, locale: string): PageMatch[] {
  const dated = [...sitePages(site, locale)].map((match) => {
    const row = pageRow(site, { locale, path: match.route.path });
    return { match, date: row?.publishedAt ?? row?.updatedAt ?? '' };
  });
  return dated
    .sort((a, b) => Number(a.date < b.date) - Number(a.date > b.date))
    .map(({ match }) => match);
}

import type { Market } from '../model/country.ts';
import type { PageType } from '../model/page-types.ts';
import type { MarketRoutes, Route, RouteIndex } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { check } from './config-checks.ts';
import { listOfPattern } from './list-pages.ts';
import { createPathTable } from './path-table.ts';

type IndexOptions<Screen> = {
  readonly contentPages: boolean;
  /** Whether the row of a route names its translation key. */
  readonly hasOwnKey: (route: Route<Screen>) => boolean;
};

/** Precomputes the lookups of a route table; a request is then a Map access. */
export function indexRoutes<Screen>(
  site: Site,
  routes: readonly Route<Screen>[],
  { contentPages, hasOwnKey }: IndexOptions<Screen>,
): RouteIndex<Screen> {
  const ofMarket = (market: Market) => routes.filter(({ locale }) => locale === market.locale);
  return {
    byLocale: new Map(
      site.markets.map((market) => [
        market.locale,
        indexMarket(site, market, { routes: ofMarket(market), hasOwnKey }),
      ]),
    ),
    bareMarket: site.markets.find(({ pathPrefix }) => !pathPrefix),
    contentPages,
    paths: createPathTable(),
  };
}

function indexMarket<Screen>(
  site: Site,
  market: Market,
  {
    routes,
    hasOwnKey,
  }: Pick<IndexOptions<Screen>, 'hasOwnKey'> & { readonly routes: readonly Route<Screen>[] },
): MarketRoutes<Screen> {
  const pages = routes.filter(({ path }) => listOfPattern(path) === undefined);
  const byPageType = new Map<PageType, Route<Screen>>();
  const byTranslationKey = new Map<string, Route<Screen>>();
  for (const route of pages) {
    const { translationKey, locale } = route;
    const isFree = !byTranslationKey.has(translationKey);
    check(isFree, 'routes', `two routes of ${locale} have the translationKey '${translationKey}'`);
    byTranslationKey.set(translationKey, route);
    const main = site.paths[locale]?.[route.pageType];
    if (!byPageType.has(route.pageType) || route.path === main)
      byPageType.set(route.pageType, route);
  }
  return Object.freeze({
    market,
    byPath: new Map(pages.map((route) => [route.path, route])),
    byPageType,
    byTranslationKey,
    furtherPages: new Map(
      routes.flatMap((route) => {
        const list = listOfPattern(route.path);
        return list === undefined ? [] : [[list, route] as const];
      }),
    ),
    ownKeys: new Set(pages.filter(hasOwnKey).map(({ path }) => path)),
  });
}

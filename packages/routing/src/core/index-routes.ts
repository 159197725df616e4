import type { Market } from '../model/country.ts';
import type { PageType } from '../model/page-types.ts';
import type { MarketRoutes, PageMatch, Route, RouteIndex } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { check } from './config-checks.ts';

interface Building<Screen> {
  readonly site: Site;
  readonly pages: Map<string, PageMatch<Screen>>;
  readonly aliases: Map<string, PageMatch<Screen>>;
}

/** Precomputes all lookups of a route table; a request is then a Map access. */
export function indexRoutes<Screen>(
  site: Site,
  routes: readonly Route<Screen>[],
): RouteIndex<Screen> {
  const building: Building<Screen> = { site, pages: new Map(), aliases: new Map() };
  const byLocale = new Map<string, MarketRoutes<Screen>>();
  for (const market of site.markets) {
    const ofMarket = routes.filter(({ locale }) => locale === market.locale);
    byLocale.set(market.locale, indexMarket(site, market, ofMarket));
    for (const route of ofMarket) addPage(building, market, route);
  }
  return Object.freeze({ pages: building.pages, aliases: building.aliases, byLocale });
}

function indexMarket<Screen>(site: Site, market: Market, routes: readonly Route<Screen>[]) {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const byPageType = new Map<PageType, Route<Screen>>();
  const byTranslationKey = new Map<string, Route<Screen>>();
  for (const route of routes) {
    const { translationKey, locale } = route;
    const isFree = !byTranslationKey.has(translationKey);
    check(isFree, 'routes', `two routes of ${locale} have the translationKey '${translationKey}'`);
    byTranslationKey.set(translationKey, route);
    const main = site.paths[locale]?.[route.pageType];
    if (!byPageType.has(route.pageType) || route.path === main)
      byPageType.set(route.pageType, route);
  }
  return Object.freeze({ market, byPath, byPageType, byTranslationKey });
}

function addPage<Screen>(building: Building<Screen>, market: Market, route: Route<Screen>) {
  const { locale, country, pathPrefix } = market;
  const path = pathPrefix ? `/${pathPrefix}${route.path}` : route.path;
  const internalPath = `/${locale}${route.path.slice(0, -1)}`;
  const page = Object.freeze({
    kind: 'page',
    ...{ route, country, locale, path, internalPath },
    page: 1,
  } as const);
  building.pages.set(path, page);
  building.aliases.set(`${internalPath}/`, page);
  // No prefix matches, so the default country is served under its unprefixed path (§2.2).
  if (market === building.site.defaultMarket) building.aliases.set(route.path, page);
}

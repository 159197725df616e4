import type { Locale } from '@plaza/contract';
import type { Country, Market } from './country.ts';
import type { PageType } from './page-types.ts';
import type { Site } from './site.ts';

/** What a page's browser side runs on: no framework at all, or React hydrating it. */
export const routeRuntimes = ['none', 'react'] as const;
export type RouteRuntime = (typeof routeRuntimes)[number];

/** One row of an app's route table (§2.1, §3.1). `Screen` is whatever names what the shell renders. */
export interface RouteRow<Screen = unknown> {
  /** Path below the country prefix: `/`, `/100-euros/`. */
  readonly path: string;
  readonly pageType: PageType;
  readonly locale: Locale;
  readonly extendedPageTypes?: readonly PageType[];
  /** `none` unless said otherwise. */
  readonly runtime?: RouteRuntime;
  /** What shows the page, where its page type does not say it. */
  readonly screen?: Screen;
  /** Names of middleware that the page must pass, in order. */
  readonly middleware?: readonly string[];
  /** Rows with one key are the same page in different locales; see `alternates`. */
  readonly translationKey?: string;
}

/** A row with every default filled in. */
export interface Route<Screen = unknown> extends RouteRow<Screen> {
  readonly extendedPageTypes: readonly PageType[];
  readonly runtime: RouteRuntime;
  readonly middleware: readonly string[];
  readonly translationKey: string;
}

/** A request that names a page. */
export interface PageMatch<Screen = unknown> {
  readonly kind: 'page';
  readonly route: Route<Screen>;
  readonly country: Country;
  readonly locale: Locale;
  /** The one public path of the page, prefix included: `/se/lp/`. */
  readonly path: string;
  /** Where the shell renders it: `/sv-SE/lp`. */
  readonly internalPath: string;
}

/** Decides whether a page may be shown; `false` makes it a fatal 404. */
export type RouteMiddleware = (page: PageMatch) => boolean | Promise<boolean>;

/** The routes of one market, by each of their names. */
export interface MarketRoutes<Screen = unknown> {
  readonly market: Market;
  readonly byPath: ReadonlyMap<string, Route<Screen>>;
  readonly byPageType: ReadonlyMap<PageType, Route<Screen>>;
  readonly byTranslationKey: ReadonlyMap<string, Route<Screen>>;
}

/** Look-ups computed once from the table, so that a request costs a map access. */
export interface RouteIndex<Screen = unknown> {
  /** Public path to page. */
  readonly pages: ReadonlyMap<string, PageMatch<Screen>>;
  /** Other paths of a page, which redirect to it: internal paths, and the default country without its prefix. */
  readonly aliases: ReadonlyMap<string, PageMatch<Screen>>;
  readonly byLocale: ReadonlyMap<string, MarketRoutes<Screen>>;
}

/** A site with its route table: what every function that knows paths takes. */
export interface RoutedSite<Screen = unknown> extends Site {
  readonly routes: readonly Route<Screen>[];
  readonly middleware: ReadonlyMap<string, RouteMiddleware>;
  readonly index: RouteIndex<Screen>;
}

import type { ContentFolder, Locale } from '@plaza/contract';
import type { Country, Market } from './country.ts';
import type { PageType } from './page-types.ts';
import type { PathTable } from './path-table.ts';
import type { Site } from './site.ts';

/** The browser runtime of a page: none, or React hydration. */
export const routeRuntimes = ['none', 'react'] as const;
export type RouteRuntime = (typeof routeRuntimes)[number];

/** One row of an app's route table (§2.1, §3.1). `Screen` is the type that identifies screens. */
export interface RouteRow<Screen = unknown> {
  /**
   * Path below the country prefix: `/`, `/100-euros/`. The row of the further pages of a list ends in
   * `/:page/`: `/articulos/:page/`.
   */
  readonly path: string;
  readonly pageType: PageType;
  readonly locale: Locale;
  readonly extendedPageTypes?: readonly PageType[];
  /** Default `none`. */
  readonly runtime?: RouteRuntime;
  /** The screen, if it is not that of the page type. */
  readonly screen?: Screen;
  /** Names of middleware that must accept the page, in order. */
  readonly middleware?: readonly string[];
  /** Rows with the same key are versions of one page; see `alternates`. */
  readonly translationKey?: string;
  /** The entry of content whose page this is. */
  readonly entry?: RouteEntry;
}

/** An entry of content with a page of its own, in the locale of its route. */
export interface RouteEntry {
  readonly folder: ContentFolder;
  readonly id: string;
}

/** A row with defaults, or a page of content as a row. */
export interface Route<Screen = unknown> extends RouteRow<Screen> {
  readonly extendedPageTypes: readonly PageType[];
  readonly runtime: RouteRuntime;
  readonly middleware: readonly string[];
  readonly translationKey: string;
}

/** A request resolved to a page. */
export interface PageMatch<Screen = unknown> {
  readonly kind: 'page';
  /** The route; for a further page of a list, that of the list. */
  readonly route: Route<Screen>;
  readonly country: Country;
  readonly locale: Locale;
  /** The page of a list, from 1: `/articles/2/` is page 2 of the route `/articles/`. */
  readonly page: number;
  /** The public path of the page with its prefix: `/se/lp/`. */
  readonly path: string;
  /** The internal path that Next renders: `/sv-SE/lp`. */
  readonly internalPath: string;
}

/** Decides whether to show a page; `false` makes it a fatal 404. */
export type RouteMiddleware = (page: PageMatch) => boolean | Promise<boolean>;

/** The rows of one market by path, by page type and by translation key. */
export interface MarketRoutes<Screen = unknown> {
  readonly market: Market;
  readonly byPath: ReadonlyMap<string, Route<Screen>>;
  readonly byPageType: ReadonlyMap<PageType, Route<Screen>>;
  readonly byTranslationKey: ReadonlyMap<string, Route<Screen>>;
  /** Rows of the further pages of a list, by the path of the list. */
  readonly furtherPages: ReadonlyMap<string, Route<Screen>>;
  /** Paths of rows that name their translation key; others have that of their content. */
  readonly ownKeys: ReadonlySet<string>;
}

/**
 * What a site resolves paths with: the rows of its table, which never change, and the paths of its
 * content, which do (`updateIndex`). A page is put together when it is asked for.
 */
export interface RouteIndex<Screen = unknown> {
  readonly byLocale: ReadonlyMap<string, MarketRoutes<Screen>>;
  /** The market of paths without a prefix. */
  readonly bareMarket: Market | undefined;
  /** Whether content without a row has a page. */
  readonly contentPages: boolean;
  /** Replaced by `sharePaths`. */
  paths: PathTable;
}

/** The fields of a row that a link can name. */
export type RouteTarget = Pick<RouteRow, 'path' | 'pageType'>;

/**
 * A site with its route table, the input of all routing functions. `Row` holds the literal paths and
 * page types of the table, so that `href` rejects others at compile time.
 */
export interface RoutedSite<Screen = unknown, Row extends RouteTarget = RouteTarget> extends Site {
  readonly routes: readonly (Route<Screen> & Pick<Row, keyof RouteTarget>)[];
  readonly middleware: ReadonlyMap<string, RouteMiddleware>;
  readonly index: RouteIndex<Screen>;
}

import { SiteConfigError } from '../model/errors.ts';
import { pageTypes } from '../model/page-types.ts';
import {
  type RoutedSite,
  type RouteMiddleware,
  type RouteRow,
  type RouteTarget,
  routeRuntimes,
} from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { check, checkRoutePath, checkSelectsNoMarket, quote, readEach } from './config-checks.ts';
import { indexRoutes } from './index-routes.ts';
import { listOfPattern } from './list-pages.ts';
import { resolvePaths } from './resolve-paths.ts';

export interface RouteOptions {
  /** Middleware that rows can name. */
  readonly middleware?: Readonly<Record<string, RouteMiddleware>>;
  /** Whether content without a row has a page; default `true`. */
  readonly contentPages?: boolean;
}

/**
 * Combines a site and its route table (§2.1, §2.2, §3.1).
 *
 * @returns the frozen site with `routes`, complete `paths` and precomputed lookups
 * @throws {SiteConfigError} with row and field, also for unknown middleware (§8)
 */
export function defineRoutes<Screen, const Row extends RouteTarget = RouteTarget>(
  site: Site,
  rows: readonly (RouteRow<Screen> & Row)[],
  options: RouteOptions = {},
): RoutedSite<Screen, Row> {
  const middleware = new Map(Object.entries(options.middleware ?? {}));
  const taken = new Set<string>();
  readEach(rows, (row, index) => {
    checkRow(site, row, `routes[${index}]`);
    checkMiddleware(row, middleware, `routes[${index}].middleware`);
    checkUniquePath(row, taken, `routes[${index}].path`);
  });
  const paths = resolvePaths(site, rows);
  const routes = Object.freeze(
    rows.map((row) => resolveRow<RouteRow<Screen> & Row>(row, paths[row.locale]?.[row.pageType])),
  );
  const ownKeys = new Set(rows.filter(({ translationKey }) => translationKey).map(keyOfRow));
  const index = indexRoutes<Screen>(site, routes, {
    contentPages: options.contentPages ?? true,
    hasOwnKey: (route) => ownKeys.has(keyOfRow(route)),
  });
  return Object.freeze({ ...site, paths, routes, middleware, index });
}

function checkRow(site: Site, row: RouteRow, field: string) {
  const path = listOfPattern(row.path) ?? row.path;
  checkRoutePath(path, `${field}.path`);
  checkListed(row.pageType, `${field}.pageType`, { list: pageTypes, of: 'page type' });
  for (const type of row.extendedPageTypes ?? []) {
    checkListed(type, `${field}.extendedPageTypes`, { list: pageTypes, of: 'page type' });
  }
  const runtime = row.runtime ?? 'none';
  checkListed(runtime, `${field}.runtime`, { list: routeRuntimes, of: 'runtime' });
  const market = site.marketByLocale.get(row.locale);
  check(market !== undefined, `${field}.locale`, `no country of the site has ${quote(row.locale)}`);
  checkSelectsNoMarket(site, { market, path }, `${field}.path`);
}

function checkListed(value: string, field: string, table: { list: readonly string[]; of: string }) {
  check(table.list.includes(value), field, `unknown ${table.of} ${quote(value)}`);
}

function checkMiddleware(row: RouteRow, known: ReadonlyMap<string, unknown>, field: string) {
  for (const name of row.middleware ?? []) {
    if (known.has(name)) continue;
    throw new SiteConfigError(field, `Unknown route middleware: ${quote(name)}`);
  }
}

const keyOfRow = ({ locale, path }: RouteRow) => `${locale} ${path}`;

function checkUniquePath(row: RouteRow, taken: Set<string>, field: string) {
  const key = keyOfRow(row);
  check(!taken.has(key), field, `'${row.path}' is already a route of ${row.locale}`);
  taken.add(key);
}

function resolveRow<Row extends RouteRow>(row: Row, mainPath: string | undefined) {
  return Object.freeze({
    ...row,
    extendedPageTypes: Object.freeze([...(row.extendedPageTypes ?? [])]),
    runtime: row.runtime ?? 'none',
    middleware: Object.freeze([...(row.middleware ?? [])]),
    // The main page of a type is the same page in every locale; other pages are if their paths are
    // equal.
    translationKey: row.translationKey ?? (row.path === mainPath ? row.pageType : row.path),
  });
}

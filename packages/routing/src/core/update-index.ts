import { SiteConfigError } from '../model/errors.ts';
import { pageTypes } from '../model/page-types.ts';
import type { PagePlace, PathRow, RemovedPathRow } from '../model/path-row.ts';
import type { PathTable } from '../model/path-table.ts';
import type { RoutedSite } from '../model/route.ts';
import { check, checkRoutePath, checkSelectsNoMarket, quote } from './config-checks.ts';
import { dropPath, isStored, markGone, momentOf, storePath } from './path-table.ts';

/** What an update did. */
export interface IndexUpdate {
  /** How many rows changed the index. */
  readonly changed: number;
  /** What is wrong with rows that are not in the index: `posts:a: path: …`. */
  readonly rejected: readonly string[];
}

/**
 * Puts rows of content into the index of a site: new ones, changed ones, and removals. Costs as much
 * as there are rows, whatever the size of the index. A row that cannot be a page of the site is
 * named in the result and has no page.
 */
export function updateIndex(
  site: RoutedSite,
  rows: Iterable<PathRow | RemovedPathRow>,
): IndexUpdate {
  const { paths } = site.index;
  const before = paths.version;
  const rejected: string[] = [];
  let changed = 0;
  for (const row of rows) {
    const problem = 'removed' in row ? undefined : findProblem(site, row);
    if (problem !== undefined) rejected.push(problem);
    const version = paths.version;
    if ('removed' in row && !row.isHidden && site.marketByLocale.has(row.locale))
      markGone(paths, row);
    else if ('removed' in row || problem !== undefined) dropPath(paths, row.locale, row.path);
    else if (!isStored(paths, row)) storePath(paths, row);
    if (paths.version !== version) changed += 1;
  }
  return { changed: before === paths.version ? 0 : changed, rejected };
}

/** Makes the index of a site one of exactly these rows. */
export function replaceIndex(
  site: RoutedSite,
  rows: readonly (PathRow | RemovedPathRow)[],
): IndexUpdate {
  forgetGone(site, rows);
  const kept = new Map<string, Set<string>>();
  for (const row of rows) {
    if ('removed' in row) continue;
    const { locale, path } = row;
    const ofLocale = kept.get(locale) ?? new Set();
    kept.set(locale, ofLocale.add(path));
  }
  const removed = [...site.index.paths.byLocale].flatMap(([locale, { byPath }]) =>
    [...byPath.keys()]
      .filter((path) => !kept.get(locale)?.has(path))
      .map((path) => ({ locale, path, removed: true as const, isHidden: true as const })),
  );
  const removals = updateIndex(site, removed);
  const { changed, rejected } = updateIndex(site, rows);
  return { changed: removals.changed + changed, rejected };
}

/** Forgets removed paths that the rows do not name. */
function forgetGone(site: RoutedSite, rows: readonly (PathRow | RemovedPathRow)[]) {
  const named = new Set(
    rows.flatMap((row) => ('removed' in row ? `${row.locale} ${row.path}` : [])),
  );
  for (const [locale, { gone }] of site.index.paths.byLocale)
    for (const path of gone.keys()) if (!named.has(`${locale} ${path}`)) gone.delete(path);
}

/** The paths of a site's content; `sharePaths` gives them to another copy of the site. */
export const contentPaths = ({ index }: RoutedSite): PathTable => index.paths;

/** Makes a copy of a site in this process resolve by the paths of another one. */
export function sharePaths({ index }: RoutedSite, paths: PathTable): void {
  index.paths = paths;
}

/** What the index says about a page of content; undefined if there is none. */
export function pageRow(site: RoutedSite, { locale, path }: PagePlace): PathRow | undefined {
  const stored = site.index.paths.byLocale.get(locale)?.byPath.get(path);
  if (!stored) return undefined;
  const { updatedAt, publishedAt, ...row } = stored;
  return {
    ...row,
    updatedAt: momentOf(updatedAt),
    publishedAt: publishedAt === undefined ? undefined : momentOf(publishedAt),
  };
}

const knownTypes: ReadonlySet<string> = new Set(pageTypes);

/** Why a row cannot be a page of the site, as a sentence that names its entry. */
function findProblem(site: RoutedSite, row: PathRow): string | undefined {
  try {
    checkPathRow(site, row);
    return undefined;
  } catch (error) {
    if (!(error instanceof SiteConfigError)) throw error;
    return `${row.folder}:${row.id}: ${error.message}`;
  }
}

function checkPathRow(site: RoutedSite, row: PathRow) {
  const market = site.marketByLocale.get(row.locale);
  check(market !== undefined, 'locale', `no country of the site has ${quote(row.locale)}`);
  checkRoutePath(row.path, 'path');
  checkSelectsNoMarket(site, { market, path: row.path }, 'path');
  check(knownTypes.has(row.pageType), 'pageType', `unknown page type ${quote(row.pageType)}`);
  const isMoment = !Number.isNaN(Date.parse(row.updatedAt));
  check(isMoment, 'updatedAt', `${quote(row.updatedAt)} is no moment`);
}

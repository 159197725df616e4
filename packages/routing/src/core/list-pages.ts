import type { LIST_PAGE_SIZE } from '@plaza/contract';
import type { PageMatch, RoutedSite } from '../model/route.ts';

/** The contract's number: this package runs in browsers, so it takes types alone. */
const pageSize: typeof LIST_PAGE_SIZE = 20;

/** The end of a row for the further pages of a list. */
const PATTERN_END = '/:page/';

/** The path of the list that a pattern belongs to; undefined for any other path. */
export function listOfPattern(path: string): string | undefined {
  return path.endsWith(PATTERN_END) ? path.slice(0, 1 - PATTERN_END.length) : undefined;
}

/** How many pages a list of this many entries has. */
export function pagesOfList(listSize: number | undefined): number {
  return Math.max(1, Math.ceil((listSize ?? 0) / pageSize));
}

/** The path of a page of a list; that of its first page is the list's own. */
export const pathOfPage = (path: string, page: number) => (page === 1 ? path : `${path}${page}/`);

/** Pages are numbered without leading zeros; longer numbers are no pages of any list. */
const NUMBERED = /^\/(?:[^/]+\/)*([1-9]\d{0,6})\/$/;

/** Splits a path that ends in a number: `/articulos/2/` into `/articulos/` and 2. */
export function splitPage(path: string): { list: string; page: number } | undefined {
  const number = NUMBERED.exec(path)?.[1];
  if (number === undefined) return undefined;
  return { list: path.slice(0, -number.length - 1), page: Number(number) };
}

/** How many pages the list of a match has; 1 for every other page. */
export function countPages({ index }: RoutedSite, { locale, route }: PageMatch): number {
  return pagesOfList(index.paths.byLocale.get(locale)?.byPath.get(route.path)?.listSize);
}

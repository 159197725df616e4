/** Twice the maximum length of a route path with its prefix; longer paths are not parsed. */
export const MAX_PATHNAME_LENGTH = 2000;

/** Already normalized paths. */
const NORMAL = /^\/(?:[a-z0-9_-]+\/)*$/;

/** The characters of route paths and extra slashes. Encoded paths are different paths. */
const SPELLING = /^[\w\-/\\]*$/;

/** Cuts a request path at its query or hash. */
export function pathnameOf(path: string): string {
  const hash = path.indexOf('#');
  const withoutHash = hash < 0 ? path : path.slice(0, hash);
  const query = withoutHash.indexOf('?');
  return query < 0 ? withoutHash : withoutHash.slice(0, query);
}

/** The query of a request path with its `?`, safe in a header; empty when there is none. */
export function queryOf(path: string): string {
  const [query = ''] = path.slice(pathnameOf(path).length).split('#', 1);
  return query.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/**
 * Normalizes a path: single slashes, one at each end. Case is kept.
 *
 * @returns undefined for a path that cannot be a route
 */
export function normalizePath(pathname: string): string | undefined {
  if (NORMAL.test(pathname)) return pathname;
  if (!SPELLING.test(pathname)) return undefined;
  return `/${pathname}/`.replace(/[/\\]+/g, '/');
}

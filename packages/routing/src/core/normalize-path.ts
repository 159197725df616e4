/** Twice what a route path and its prefix may have; nothing longer is worth reading. */
export const MAX_PATHNAME_LENGTH = 2000;

/** The normal form itself, which needs no rewriting. */
const NORMAL = /^\/(?:[a-z0-9_-]+\/)*$/;

/** What a route path can be made of, plus extra slashes. Encoded paths are other paths. */
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
 * Brings a path into the normal form of the route table: single slashes, one at each end. Letters
 * stay as they are, because a page has no aliases (§2.1).
 *
 * @returns `undefined` for a path that no spelling of a route can be
 */
export function normalizePath(pathname: string): string | undefined {
  if (NORMAL.test(pathname)) return pathname;
  if (!SPELLING.test(pathname)) return undefined;
  return `/${pathname}/`.replace(/[/\\]+/g, '/');
}

/** No route comes near it, and nothing longer is worth reading. */
const MAX_PATH_LENGTH = 2000;

/** What a route path can be made of, plus what is forgiven. Encoded paths are other paths. */
const SPELLING = /^[\w\-/\\]*$/;

/** Cuts a request path at its query or hash. The query keeps its `?` and is safe in a header. */
export function splitPath(path: string): { pathname: string; query: string } {
  const end = path.search(/[?#]/);
  if (end < 0) return { pathname: path, query: '' };
  const [query = ''] = path.slice(end).split('#', 1);
  return { pathname: path.slice(0, end), query: encodeUnsafe(query) };
}

function encodeUnsafe(query: string): string {
  return query.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/**
 * Brings a path into the normal form of the route table: lower case, single slashes, one at each end.
 *
 * @returns `undefined` for a path that no spelling of a route can be
 */
export function normalizePath(pathname: string): string | undefined {
  if (pathname.length > MAX_PATH_LENGTH || !SPELLING.test(pathname)) return undefined;
  return `/${pathname}/`.replace(/[/\\]+/g, '/').toLowerCase();
}

/** §2.2: the path of a page as links have it, below the prefix of its country if that has one. */
export const prefixedPath = (pathPrefix: string | undefined, path: string): string =>
  pathPrefix ? `/${pathPrefix}${path}` : path;

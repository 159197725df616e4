/** The part of `location` that decides which cookies a page can set. */
export type CookiePlace = {
  readonly hostname: string;
  readonly pathname: string;
  readonly protocol: string;
};

/**
 * Every cookie string that may delete a cookie of this name, because a page cannot read a cookie's
 * domain and path: this host and each parent domain, this path and each parent path, with and
 * without a trailing slash. Browsers ignore those that the page cannot set.
 */
export function purgeCandidates(
  name: string,
  { hostname, pathname, protocol }: CookiePlace,
): string[] {
  const secure = protocol === 'https:' ? '; Secure' : '';
  const domains = hostname
    .split('.')
    .map((_label, index, labels) => `; Domain=${labels.slice(index).join('.')}`);
  const paths = pathname
    .replace(/\/$/, '')
    .split('/')
    .flatMap((_segment, index, segments) => {
      const path = segments.slice(0, index + 1).join('/');
      return [path || '/', `${path}/`];
    });
  return ['', ...domains].flatMap((domain) =>
    [...new Set(paths)].map((path) => `${name}=; Max-Age=0; Path=${path}${domain}${secure}`),
  );
}

/** Where a page stands, as its location says it. */
export type CookiePlace = {
  readonly hostname: string;
  readonly pathname: string;
  readonly protocol: string;
};

/** A test for the names that are declared; `*` in one stands for any characters. */
export function declaredPattern(declared: readonly string[]): RegExp {
  const patterns = declared.map((name) => name.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*'));
  return new RegExp(`^(?:${patterns.join('|')})$`);
}

/**
 * Every text that may delete a cookie of this name, for a page cannot see on which domain and path
 * one lies: this host and each domain above it, this path and each above it, with and without a
 * slash at its end. A browser ignores those that a page may not set.
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

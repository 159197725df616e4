/** Where a page stands, as its location says it. */
export type CookiePlace = {
  readonly hostname: string;
  readonly pathname: string;
  readonly isSecure: boolean;
};

/** Whether a declared name, in which `*` stands for any characters, is that of a cookie or key. */
export function matchesName(declared: string, name: string): boolean {
  const pattern = declared.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${pattern}$`).test(name);
}

/**
 * The names that stand in a cookie header and are declared.
 *
 * @param cookies `document.cookie`
 */
export function declaredCookies(cookies: string, declared: readonly string[]): string[] {
  const names = cookies.split(';').map((pair) => pair.split('=')[0]?.trim() ?? '');
  return names.filter((name) => declared.some((pattern) => matchesName(pattern, name)));
}

/**
 * Every text that may delete a cookie of this name, for a page cannot see on which domain and path
 * one lies: this host and each domain above it, this path and each above it.
 */
export function purgeCandidates(name: string, place: CookiePlace): string[] {
  const secure = place.isSecure ? '; Secure' : '';
  return domainsOf(place.hostname).flatMap((domain) =>
    pathsOf(place.pathname).map(
      (path) => `${name}=; Max-Age=0; Path=${path}${domain && `; Domain=${domain}`}${secure}`,
    ),
  );
}

/** None but the host itself for a number or a name without a dot; a top-level domain sets no cookies. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  if (/^[\d.]+$|:/.test(hostname)) return [''];
  return ['', ...labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))];
}

/** `/a/b` for `/a/b/c`, with and without a slash at its end, for these are two paths. */
function pathsOf(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  const above = segments.map((_segment, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...above.flatMap((path) => [path, `${path}/`])];
}

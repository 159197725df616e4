import { cookieValues } from '@plaza/consent';

/** A browser's cookies of one site, in memory. */
export type MemoryCookies = {
  /** Reads like `document.cookie` or a `Cookie` header. */
  readonly read: () => string;
  /** Writes one cookie with its attributes, like `document.cookie` or `Set-Cookie`. */
  readonly write: (cookie: string) => void;
  /** Every written cookie string, in order. */
  readonly written: readonly string[];
};

/**
 * Cookies that live as long as their `Max-Age` says and all lie on one path.
 *
 * @param first what lies there already, as `document.cookie` reads
 * @param now milliseconds
 */
export function createMemoryCookies(first = '', now: () => number = Date.now): MemoryCookies {
  const pairs = new Map<string, { readonly pair: string; readonly until: number }>();
  const written: string[] = [];
  const keep = (pair: string, until: number) => {
    const [name = ''] = cookieValues(pair).keys();
    pairs.set(name, { pair, until });
  };
  for (const pair of first.split('; ').filter(Boolean)) keep(pair, Number.POSITIVE_INFINITY);
  return {
    written,
    read: () =>
      [...pairs.values()].flatMap(({ pair, until }) => (until > now() ? pair : [])).join('; '),
    write(cookie) {
      written.push(cookie);
      const [pair = ''] = cookie.split('; ', 1);
      // Attributes have the syntax of cookies.
      const [maxAge = Number.POSITIVE_INFINITY] = cookieValues(cookie).get('Max-Age') ?? [];
      keep(pair, now() + Number(maxAge) * 1000);
    },
  };
}

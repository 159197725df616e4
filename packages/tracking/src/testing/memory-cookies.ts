import { cookieValues } from '@plaza/consent';

/** A browser's cookies of one site, in memory. */
export type MemoryCookies = {
  /** As `document.cookie` reads, and a `Cookie` header says. */
  readonly read: () => string;
  /** As `document.cookie` and `Set-Cookie` take it, one cookie with its attributes. */
  readonly write: (cookie: string) => void;
  /** Every text that was written, in order. */
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
      // Attributes are written as cookies are.
      const [maxAge = Number.POSITIVE_INFINITY] = cookieValues(cookie).get('Max-Age') ?? [];
      keep(pair, now() + Number(maxAge) * 1000);
    },
  };
}

/** Where reports go, or why nobody can tell. */
export type ParsedDsn =
  | { readonly kind: 'dsn'; readonly dsn: string; readonly origin: string }
  | { readonly kind: 'invalid'; readonly reason: string };

const invalid = (reason: string): ParsedDsn => ({ kind: 'invalid', reason });

/**
 * Reads the address of a project in Sentry's notation, `https://<key>@<host>/<path><project>`.
 * The reasons never repeat the key.
 */
export function parseDsn(text: string): ParsedDsn {
  const url = URL.parse(text);
  if (!url) return invalid('SENTRY_DSN is not an address; expected https://<key>@<host>/<project>');
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return invalid(`SENTRY_DSN begins with ${url.protocol}//, expected https://`);
  if (!/^\w+$/.test(url.username)) return invalid('SENTRY_DSN names no public key before its host');
  if (!/\/\d+$/.test(url.pathname)) return invalid('SENTRY_DSN does not end with a project number');
  if (url.search || url.hash) return invalid('SENTRY_DSN carries a query or a fragment');
  return { kind: 'dsn', dsn: text, origin: url.origin };
}

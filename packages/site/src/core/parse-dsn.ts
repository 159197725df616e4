/** A valid DSN, or why it is invalid. */
export type ParsedDsn =
  | { readonly kind: 'dsn'; readonly dsn: string; readonly origin: string }
  | { readonly kind: 'invalid'; readonly reason: string };

const invalid = (reason: string): ParsedDsn => ({ kind: 'invalid', reason });

/**
 * Parses a DSN of Sentry, `https://<key>@<host>/<path><project>`. Reasons never contain the key.
 */
export function parseDsn(text: string): ParsedDsn {
  const url = URL.parse(text);
  if (!url) return invalid('SENTRY_DSN is not a URL; expected https://<key>@<host>/<project>');
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return invalid(`SENTRY_DSN begins with ${url.protocol}//, expected https://`);
  if (!/^\w+$/.test(url.username)) return invalid('SENTRY_DSN has no public key before its host');
  if (!/\/\d+$/.test(url.pathname)) return invalid('SENTRY_DSN does not end with a project number');
  if (url.search || url.hash) return invalid('SENTRY_DSN has a query or a fragment');
  return { kind: 'dsn', dsn: text, origin: url.origin };
}

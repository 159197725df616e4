/**
 * Parses a cookie header into names, each with all its values in header order: a browser sends
 * several cookies of one name if they are set on several paths or domains. Values are decoded;
 * malformed escapes and cookies without a name are skipped.
 *
 * @param cookies `document.cookie` or a `Cookie` header; never throws
 */
export function cookieValues(cookies: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const pair of cookies.split(/; */)) {
    const [name = '', ...value] = pair.split('=');
    const known = values.get(name) ?? [];
    if (name) values.set(name, known);
    try {
      known.push(decodeURIComponent(value.join('=')));
    } catch {
      // Keep the name, so that the cookie can be deleted.
    }
  }
  return values;
}

/**
 * The cookies of a header by their names, each with all its values in the order of the header: a
 * browser sends several of one name when they lie on several paths or domains. Values are decoded;
 * one whose escapes are broken is left out, and so is a cookie without a name.
 *
 * @param cookies `document.cookie` or a `Cookie` header; anything at all is survived
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
      // Its name still counts, so that it can be deleted.
    }
  }
  return values;
}

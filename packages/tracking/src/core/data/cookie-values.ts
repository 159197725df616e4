/**
 * The values of every cookie, decoded, in the order of the header; a browser sends several of one
 * name when they lie on several paths or domains. A broken escape makes a value empty.
 *
 * @param cookies `document.cookie` or a `Cookie` header
 */
export function cookieValues(cookies: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const pair of cookies.split(/; */)) {
    const [name = '', ...value] = pair.split('=');
    values.set(name, [...(values.get(name) ?? []), decode(value.join('='))]);
  }
  return values;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

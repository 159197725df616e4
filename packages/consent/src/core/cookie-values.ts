/**
 * The values of every cookie of a name, decoded, in the order of the header. A browser sends several
 * when they lie on several paths or domains.
 *
 * @param cookies `document.cookie` or a `Cookie` header
 */
export function cookieValues(cookies: string, name: string): string[] {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => decode(pair.slice(name.length + 1)));
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // Not ours: what we write can be decoded.
    return value;
  }
}

/**
 * The values of every cookie of a name, as they are written, in the order of the header. A browser
 * sends several when they lie on several paths or domains.
 *
 * @param cookies `document.cookie` or a `Cookie` header
 */
export function cookieValues(cookies: string, name: string): string[] {
  return cookies.split(/; */).flatMap((pair) => {
    const [own, ...value] = pair.split('=');
    return own === name ? value.join('=') : [];
  });
}

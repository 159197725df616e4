/** Methods that a page knows. */
const pageMethods = new Set(['GET', 'HEAD']);

/**
 * Whether a request is to be refused with 405: any other method outside the API, which Next would
 * take for a server action or answer with a page that caches may keep.
 *
 * @param method as it stands in the request line
 * @param target as `requestTarget` returns it
 */
export function refusesMethod(method: string, target: string): boolean {
  if (pageMethods.has(method)) return false;
  // Dot segments are resolved first: `/api/../lp/` is a page.
  const path = URL.parse(target, 'http://site.invalid')?.pathname ?? '/';
  return !(path.startsWith('/api/') && target.startsWith('/api/'));
}

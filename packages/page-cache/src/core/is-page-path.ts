/**
 * Whether a target is one of a page, there or not: no call to the API, nothing that Next keeps for
 * itself, and no file.
 *
 * @param target as `rootedTarget` returns it
 */
export function isPagePath(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  return !/^\/(?:api|_next)\/|\.[a-z0-9]{1,11}$/i.test(path);
}

const ofNextOrApi = /^\/(?:api|_next)\//i;
const ofFile = /\.[a-z0-9]{1,11}$/i;

/**
 * Whether a target is one of a page, there or not: no call to the API, nothing that Next keeps for
 * itself, and no file. Asked for every request, so a path that cannot be one of these is not searched.
 *
 * @param target as `rootedTarget` returns it
 */
export function isPagePath(target: string): boolean {
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if ('aA_'.includes(path.charAt(1)) && ofNextOrApi.test(path)) return false;
  return !(path.includes('.') && ofFile.test(path));
}

/**
 * Whether a target is one of a page, there or not: no call to the API, nothing that Next keeps for
 * itself, and no file.
 *
 * @param target as `rootedTarget` returns it
 */
export function isPagePath(target: string): boolean {
  if (isPlainly(target)) return true;
  const [path = ''] = target.split('?', 1);
  return !/^\/(?:api|_next)\/|\.[a-z0-9]{1,11}$/i.test(path);
}

const [letterA, underscore] = ['a', '_'].map((letter) => letter.charCodeAt(0) | 0x20);

/** Most paths of pages have no dot, and begin neither with `/a` nor with `/_`: no search is needed. */
function isPlainly(target: string): boolean {
  const first = target.charCodeAt(1) | 0x20;
  return first !== letterA && first !== underscore && !target.includes('.');
}

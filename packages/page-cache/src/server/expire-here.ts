import { serverState } from './server-state.ts';

/**
 * Expires tags in this process alone, when it shares its pages with others: what a build has
 * prerendered is old for a process that starts, while the pages of the others are not.
 *
 * @returns `false` if it shares none, and Next's own `revalidateTag` is to be called
 */
export function expireHere(tags: readonly string[]): boolean {
  const { shared, expiry } = serverState();
  if (!shared || !expiry) return false;
  expiry.expireHere(tags);
  return true;
}

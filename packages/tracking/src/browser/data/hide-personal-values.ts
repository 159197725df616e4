import { withoutPersonalValues } from '../../core/data/without-personal-values.ts';

/**
 * Takes what tells who the visitor is out of the address bar (issue 6 §1), so that nothing which runs
 * later, and no page that is linked to, reads it there.
 */
export function hidePersonalValues(): void {
  const { search, pathname, hash } = location;
  const query = withoutPersonalValues(search);
  if (query === search) return;
  try {
    // No state of its own: a router of a hydrated page adds what it keeps there, and learns the address.
    history.replaceState(null, '', pathname + query + hash);
  } catch {
    // A sandboxed document has no address to change.
  }
}

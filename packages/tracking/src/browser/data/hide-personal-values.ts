import { withoutPersonalValues } from '../../core/data/without-personal-values.ts';

/**
 * Takes what tells who the visitor is out of the address bar, so that nothing which runs later, and
 * no page that is linked to, reads it there. To be called before anything else of the page.
 *
 * @returns the query as it came
 */
export function hidePersonalValues(): string {
  const { origin, search, pathname, hash } = location;
  const address = pathname + search + hash;
  const clean = withoutPersonalValues(address);
  try {
    // No state of its own: a router of a hydrated page adds what it keeps there, and learns the address.
    if (clean !== address) history.replaceState(null, '', origin + clean);
  } catch {
    // A sandboxed document has no address to change.
  }
  return search;
}

import { withoutPersonalValues } from '../../core/data/without-personal-values.ts';

/** Begins a fragment in which a page of the site hands on an arrival that it may not store (decision 25). */
const ARRIVAL = '#arrival?';

/**
 * Takes what tells who the visitor is out of the address bar, so that nothing which runs later, and
 * no page that is linked to, reads it there. To be called before anything else of the page.
 *
 * @returns the query as it came, with what another page of the site has handed on
 */
export function hidePersonalValues(): string {
  const { origin, search, pathname, hash } = location;
  const address = pathname + search + hash;
  const isHandedOn = hash.startsWith(ARRIVAL);
  const clean = withoutPersonalValues(isHandedOn ? pathname + search : address);
  try {
    // No state of its own: a router of a hydrated page adds what it keeps there, and learns the address.
    if (clean !== address) history.replaceState(null, '', origin + clean);
  } catch {
    // A sandboxed document has no address to change.
  }
  return isHandedOn ? `${search}&${hash.slice(ARRIVAL.length)}` : search;
}

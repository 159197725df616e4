import { withoutPersonalValues } from '../../core/data/without-personal-values.ts';

/** Prefix of a fragment that passes an arrival to the next page without storing it (decision 25). */
const ARRIVAL = '#arrival?';

/**
 * Removes personal values from the address bar, so that neither later scripts nor linked pages read
 * them. Call it before any other script of the page.
 *
 * @returns the original query, with the arrival that another page of the site passed on
 */
export function hidePersonalValues(): string {
  const { origin, search, pathname, hash } = location;
  const address = pathname + search + hash;
  const isPassedOn = hash.startsWith(ARRIVAL);
  const clean = withoutPersonalValues(isPassedOn ? pathname + search : address);
  try {
    // A null state: the router of a hydrated page adds its own and notices the new address.
    if (clean !== address) history.replaceState(null, '', origin + clean);
  } catch {
    // A sandboxed document cannot change its address.
  }
  return isPassedOn ? `${search}&${hash.slice(ARRIVAL.length)}` : search;
}

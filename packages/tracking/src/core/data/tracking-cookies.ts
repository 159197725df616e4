import type { TrackingState, TrackingValue } from '../../model/tracking-state.ts';
import { fieldRows } from './collect-state.ts';
import { type CookieOptions, cookieText } from './cookie-text.ts';
import { aliasCookie } from './read-tracking-cookies.ts';

/** Defaults are not stored. */
const storedValue = (
  known: TrackingValue | undefined,
  usual?: string,
): readonly (string | undefined)[] => (known && known[0] !== usual ? known : []);

/**
 * The cookie strings that turn one state into another (§3.2, §9): changed fields are written, removed
 * fields deleted, others left alone. A value and its alias are written together, so that they expire
 * together.
 *
 * @param before the current state of the cookies
 * @param after the desired state
 */
export function trackingCookies(
  before: TrackingState,
  after: TrackingState,
  options: CookieOptions,
): string[] {
  return fieldRows.flatMap(([field, { cookie, maxAge, default: usual }]) => {
    const [oldValue, oldAlias] = storedValue(before[field], usual);
    const [value, alias] = storedValue(after[field], usual);
    if (oldValue === value && oldAlias === alias) return [];
    const cookies = [{ name: cookie, value, maxAge }];
    if (oldAlias ?? alias) cookies.push({ name: aliasCookie(cookie), value: alias, maxAge });
    return cookies.map((it) => cookieText(it, options));
  });
}

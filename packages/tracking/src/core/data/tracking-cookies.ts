import type { TrackingState, TrackingValue } from '../../model/tracking-state.ts';
import { fieldRows } from './collect-state.ts';
import { cookieText } from './cookie-text.ts';
import { aliasCookie } from './read-tracking-cookies.ts';

/** A default is not stored. */
const held = (known: TrackingValue | undefined, usual?: string): readonly (string | undefined)[] =>
  known && known[0] !== usual ? known : [];

/**
 * The cookies that make one state of another, each as a text: those of a field that has changed are
 * written, or deleted where it is no longer known, and all others are left alone (§3.2, §9). A value
 * and its alias are written together, so that neither outlives the other.
 *
 * @param before what the cookies hold
 * @param after what they shall hold
 * @param isSecure whether the page came by https
 */
export function trackingCookies(
  before: TrackingState,
  after: TrackingState,
  isSecure: boolean,
): string[] {
  return fieldRows.flatMap(([field, { cookie, maxAge, default: usual }]) => {
    const [oldValue, oldAlias] = held(before[field], usual);
    const [value, alias] = held(after[field], usual);
    if (oldValue === value && oldAlias === alias) return [];
    const cookies = [{ name: cookie, value, maxAge }];
    if (oldAlias ?? alias) cookies.push({ name: aliasCookie(cookie), value: alias, maxAge });
    return cookies.map((it) => cookieText(it, isSecure));
  });
}

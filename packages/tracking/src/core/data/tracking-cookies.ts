import type { TrackingField } from '../../model/tracking-fields.ts';
import type { TrackingState } from '../../model/tracking-state.ts';
import { fieldRows } from './collect-state.ts';
import { cookieText } from './cookie-text.ts';
import { aliasCookie } from './read-tracking-cookies.ts';

/** What the cookies of a field hold. A default is not stored. */
const held = ({ data, aliases }: TrackingState, field: TrackingField, usual?: string) =>
  [data[field] === usual ? undefined : data[field], aliases[field]] as const;

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
    const [oldValue, oldAlias] = held(before, field, usual);
    const [value, alias] = held(after, field, usual);
    const hasValue = oldValue !== undefined || value !== undefined;
    const hasAlias = oldAlias !== undefined || alias !== undefined;
    if (oldValue === value && oldAlias === alias) return [];
    return [
      ...(hasValue ? [{ name: cookie, value, maxAge }] : []),
      ...(hasAlias ? [{ name: aliasCookie(cookie), value: alias, maxAge }] : []),
    ].map((it) => cookieText(it, isSecure));
  });
}

import { cookieValues } from '@plaza/consent';
import type { TrackingState } from '../../model/tracking-state.ts';
import { collectState } from './collect-state.ts';
import { isUsable } from './is-usable.ts';

/** The cookie that remembers the alias of a field, beside the field's own. */
export const aliasCookie = (cookie: string): string => `${cookie}Alias`;

/**
 * The tracking data that cookies hold (§3.2). What could not have been stored from here counts as
 * none; of several cookies of one name the first that can be used counts. An alias that has lost its
 * value comes with an empty one.
 *
 * @param cookies `document.cookie` or a `Cookie` header; anything at all is survived
 */
export function readTrackingCookies(cookies: string): TrackingState {
  const values = cookieValues(cookies);
  return collectState((row) => {
    const value = values.get(row.cookie)?.find((it) => isUsable(it, row));
    const [alias] = (row.keepsAlias && values.get(aliasCookie(row.cookie))) || [];
    if (alias && row.aliases.indexOf(alias) > 0) return [value ?? '', alias];
    return value ? [value] : undefined;
  });
}

import { cookieValues } from '@plaza/consent';
import type { TrackingState } from '../../model/tracking-state.ts';
import { collectState } from './collect-state.ts';
import { isUsable } from './is-usable.ts';

/** The cookie of a field's alias. */
export const aliasCookie = (cookie: string): string => `${cookie}Alias`;

/**
 * Reads tracking data from cookies (§3.2). Unusable values are ignored; of several cookies with one
 * name the first usable one counts. An alias without its value has an empty value.
 *
 * @param cookies `document.cookie` or a `Cookie` header; never throws
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

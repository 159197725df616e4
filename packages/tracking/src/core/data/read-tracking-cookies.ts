import type { TrackingState } from '../../model/tracking-state.ts';
import { collectState } from './collect-state.ts';
import { isUsable } from './is-usable.ts';

/** The cookie that remembers the alias of a field, beside the field's own. */
export const aliasCookie = (cookie: string): string => `${cookie}Alias`;

/**
 * The tracking data that cookies hold (§3.2). What could not have been stored from here counts as
 * none; of several cookies of one name the first that can be used counts.
 *
 * @param cookies `document.cookie` or a `Cookie` header; anything at all is survived
 */
export function readTrackingCookies(cookies: string): TrackingState {
  const values = new Map<string, string[]>();
  for (const pair of cookies.split(/; */)) {
    const [name = '', ...value] = pair.split('=');
    values.set(name, [...(values.get(name) ?? []), decode(value.join('='))]);
  }
  return collectState((row) => [
    values.get(row.cookie)?.find((value) => isUsable(value, row)),
    values.get(aliasCookie(row.cookie))?.[0],
  ]);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

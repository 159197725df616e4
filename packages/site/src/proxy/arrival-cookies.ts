import {
  mergeTrackingData,
  readTrackingCookies,
  readTrackingQuery,
  trackingCookies,
} from '@plaza/tracking';
import { type ArrivalRequest, isArrival } from './is-arrival.ts';
import { mayStore, type ProxyApp } from './may-store.ts';

/**
 * The `Set-Cookie` values for a visitor's arrival (§4.2, design §3.4), the same cookies as the
 * browser would write. Values of the query are written even if already stored, because their
 * lifetime counts from the last arrival.
 */
export function arrivalCookies(
  request: ArrivalRequest & { readonly url: string },
  now: Date,
  app: ProxyApp,
): string[] {
  if (!isArrival(request)) return [];
  const { headers } = request;
  const { search, protocol, pathname: path } = new URL(request.url);
  if (!mayStore({ headers, path, now, app })) return [];
  const isSecure = protocol === 'https:';
  const arrived = readTrackingQuery(search);
  const stored = readTrackingCookies(headers.get('cookie') ?? '');
  const merged = mergeTrackingData(arrived, stored);
  const kept = Object.entries(merged).filter(([field]) => field in arrived);
  return [
    ...new Set([
      ...trackingCookies(stored, merged, { isSecure }),
      ...trackingCookies({}, Object.fromEntries(kept), { isSecure }),
    ]),
  ];
}

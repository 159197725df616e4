import {
  mergeTrackingData,
  readTrackingCookies,
  readTrackingQuery,
  trackingCookies,
} from '@plaza/tracking';
import { isArrival, type ReadRequest } from './is-arrival.ts';
import { mayStore, type ProxyApp } from './may-store.ts';

/**
 * The cookies that a visitor's arrival sets, each as `Set-Cookie` takes it (§4.2, design §3.4): the
 * same as the browser would write, which finds nothing left to do then. What the query carries is
 * written anew even where it is stored already, because its days count from the last arrival.
 */
export function arrivalCookies(
  request: ReadRequest & { readonly url: string },
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
      ...trackingCookies(stored, merged, isSecure),
      ...trackingCookies({}, Object.fromEntries(kept), isSecure),
    ]),
  ];
}

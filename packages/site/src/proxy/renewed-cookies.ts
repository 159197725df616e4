import { mergeTrackingData, readTrackingCookies, trackingCookies } from '@plaza/tracking';
import { mayStore, type ProxyApp } from './may-store.ts';

/**
 * The tracking cookies that a request carries, each as `Set-Cookie` takes it, with its days from the
 * beginning (§3.2, decision 11): those of the table, as far as the merge takes them, and none where
 * they may not be stored.
 */
export function renewedCookies(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  now: Date,
  app: ProxyApp,
): string[] {
  if (!mayStore(headers, now, app)) return [];
  const stored = mergeTrackingData({}, readTrackingCookies(headers.get('cookie') ?? ''));
  return trackingCookies({}, stored, URL.parse(url)?.protocol === 'https:');
}

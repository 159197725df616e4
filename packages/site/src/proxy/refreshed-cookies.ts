import {
  localeCookie,
  mergeTrackingData,
  readLocaleCookie,
  readTrackingCookies,
  trackingCookies,
} from '@plaza/tracking';
import { isAllowed, mayStore, type ProxyApp } from './may-store.ts';

/**
 * The `Set-Cookie` values that set the tracking cookies of a request again with their full lifetime
 * (§3.2, §4.2, decision 11): known fields with valid values, and a locale of the site. Empty if
 * they may not be stored.
 */
export function refreshedCookies(
  { headers, url }: Pick<Request, 'headers' | 'url'>,
  now: Date,
  app: ProxyApp,
): string[] {
  const cookies = headers.get('cookie') ?? '';
  const isSecure = URL.parse(url)?.protocol === 'https:';
  const stored = mayStore({ headers, now, app })
    ? mergeTrackingData({}, readTrackingCookies(cookies))
    : {};
  const locale = readLocaleCookie(cookies);
  const isKept =
    locale &&
    app.site.marketByLocale.has(locale) &&
    isAllowed('preferences', { headers, now, app });
  return [
    ...trackingCookies({}, stored, { isSecure }),
    ...(isKept ? [localeCookie(locale, { isSecure })] : []),
  ];
}

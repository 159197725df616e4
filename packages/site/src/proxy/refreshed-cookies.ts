import {
  localeCookie,
  mergeTrackingData,
  readLocaleCookie,
  readTrackingCookies,
  trackingCookies,
} from '@plaza/tracking';
import { isAllowed, mayStore, type ProxyApp } from './may-store.ts';

/**
 * The cookies of tracking that a request carries, each as `Set-Cookie` takes it, with its days from
 * the beginning (§3.2, §4.2, decision 11): those of the table, as far as the merge takes them, and a
 * locale of the site; none where they may not be stored.
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
    ...trackingCookies({}, stored, isSecure),
    ...(isKept ? [localeCookie(locale, isSecure)] : []),
  ];
}

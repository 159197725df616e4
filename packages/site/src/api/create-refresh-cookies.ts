import type { ProxyApp } from '../proxy/may-store.ts';
import { refreshedCookies } from '../proxy/refreshed-cookies.ts';

/**
 * `POST` of `app/api/renewal/route.ts`: sets again the tracking cookies and the locale that the
 * request carries, as far as they may be stored, because Safari keeps what a page's script sets for
 * seven days at most (decision 11). 204, for no cache.
 */
export function createRefreshCookies(app: ProxyApp) {
  return (request: Request): Response => {
    const headers = new Headers({ 'cache-control': 'no-store' });
    for (const cookie of refreshedCookies(request, new Date(), app))
      headers.append('set-cookie', cookie);
    return new Response(null, { status: 204, headers });
  };
}

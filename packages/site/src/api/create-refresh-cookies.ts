import type { ProxyApp } from '../proxy/may-store.ts';
import { refreshedCookies } from '../proxy/refreshed-cookies.ts';

/**
 * `POST` of `app/api/renewal/route.ts`: sets the tracking and locale cookies of the request again,
 * as far as consent allows, because Safari deletes script-set cookies after seven days (decision
 * 11). Responds with an uncached 204.
 */
export function createRefreshCookies(app: ProxyApp) {
  return (request: Request): Response => {
    const headers = new Headers({ 'cache-control': 'no-store' });
    for (const cookie of refreshedCookies(request, new Date(), app))
      headers.append('set-cookie', cookie);
    return new Response(null, { status: 204, headers });
  };
}

import { type NextRequest, NextResponse } from 'next/server.js';
import { arrivalCookies } from './arrival-cookies.ts';
import type { ProxyApp } from './may-store.ts';

/**
 * The proxy of a site, for requests with a tracking alias in their query only (`config.matcher` of
 * the app). Its response belongs to one visitor, so shared caches must not store it (design §3.4);
 * the page itself still comes from the page cache. Cookies are set here because Safari deletes
 * script-set cookies after seven days.
 */
export function createProxy(app: ProxyApp) {
  return function proxy(request: NextRequest): NextResponse {
    const response = NextResponse.next();
    response.headers.set('cache-control', 'private, no-store');
    for (const cookie of cookiesOf(request, app)) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** Shows the page for any URL; the browser merges the tracking data in any case. */
function cookiesOf(request: NextRequest, app: ProxyApp): string[] {
  try {
    return arrivalCookies(request, new Date(), app);
  } catch {
    return [];
  }
}

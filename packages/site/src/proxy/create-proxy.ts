import { type NextRequest, NextResponse } from 'next/server.js';
import { arrivalCookies } from './arrival-cookies.ts';
import type { ProxyApp } from './may-store.ts';

/**
 * The proxy of a site, for requests whose query carries a tracking alias and no others; the app's
 * `config.matcher` says which. What comes of such a request belongs to one visitor, so no shared
 * cache may keep it (design §3.4); the page itself still comes from the page cache. Its cookies are
 * set here, because Safari keeps what a script sets for seven days at most.
 */
export function createProxy(app: ProxyApp) {
  return function proxy(request: NextRequest): NextResponse {
    const response = NextResponse.next();
    response.headers.set('cache-control', 'private, no-store');
    for (const cookie of cookiesOf(request, app)) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** Whatever an address holds, its page is shown; the browser merges it in any case. */
function cookiesOf(request: NextRequest, app: ProxyApp): string[] {
  try {
    return arrivalCookies(request, new Date(), app);
  } catch {
    return [];
  }
}

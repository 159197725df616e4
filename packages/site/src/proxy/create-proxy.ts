import { type NextRequest, NextResponse } from 'next/server.js';
import { arrivalCookies } from './arrival-cookies.ts';
import { cleanTarget } from './clean-target.ts';
import type { ProxyApp } from './may-store.ts';

/**
 * The proxy of a site, for requests with a tracking alias in their query only (`config.matcher` of
 * the app). Its response belongs to one visitor, so shared caches must not store it (design §3.4);
 * the page itself still comes from the page cache. Cookies are set here because Safari deletes
 * script-set cookies after seven days. An address that identifies a person leads to one that does
 * not (decision 68).
 */
export function createProxy(app: ProxyApp) {
  return function proxy(request: NextRequest): NextResponse {
    const response = cleaned(request) ?? NextResponse.next();
    response.headers.set('cache-control', 'private, no-store');
    for (const cookie of cookiesOf(request, app)) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** The request handler has cleaned what it resolved already. */
function cleaned({ method, headers, url }: NextRequest): NextResponse | undefined {
  const { pathname, search } = new URL(url);
  const clean = headers.has(RESOLVED)
    ? undefined
    : cleanTarget({ method, headers, target: pathname + search });
  if (clean === undefined) return undefined;
  // Next reads absolute addresses alone here, and sends the path.
  const location = new URL(clean, url).href;
  return new NextResponse(null, {
    status: 303,
    headers: { location, 'referrer-policy': 'no-referrer' },
  });
}

/** `resolvedHeader` of the request handler, whose module the proxy's bundle leaves out. */
const RESOLVED = 'x-resolved-path';

/** Shows the page for any URL; the browser merges the tracking data in any case. */
function cookiesOf(request: NextRequest, app: ProxyApp): string[] {
  try {
    return arrivalCookies(request, new Date(), app);
  } catch {
    return [];
  }
}

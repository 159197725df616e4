import { NextResponse } from 'next/server.js';

/**
 * The proxy of a site, for requests whose query carries a tracking alias and no others; the app's
 * `config.matcher` says which. What comes of such a request belongs to one visitor, so no shared
 * cache may keep it (design §3.4); the page itself still comes from the page cache.
 */
export function createProxy() {
  return function proxy(): NextResponse {
    const response = NextResponse.next();
    response.headers.set('cache-control', 'private, no-store');
    return response;
  };
}

import type { ServerResponse } from 'node:http';
import { barePolicy } from '../model/security-headers.ts';
import { beforeHeaders } from './before-headers.ts';
import { leaveOutKeepAlive } from './leave-out-keep-alive.ts';

/**
 * Gives an answer that is no page the policy that allows nothing, unless it has one of its own, and
 * keeps errors out of caches. A redirect has one target. A page without a policy could not be finished
 * and needs its scripts and styles.
 */
export function completeHeaders(response: ServerResponse): void {
  // Next takes the header away.
  const isForPart = 'next-router-segment-prefetch' in response.req.headers;
  beforeHeaders(response, (status) => {
    const isPage = String(response.getHeader('content-type')).includes('html');
    if (!isPage && !response.hasHeader('content-security-policy'))
      response.setHeader('content-security-policy', barePolicy);
    // Next would let shared caches keep its not-found page for an address that may come to be.
    if (status >= 400 && !String(response.getHeader('cache-control')).includes('no-store'))
      response.setHeader('cache-control', 'no-store');
    sendLocationOnce(response);
    leaveOutKeepAlive(response);
    return isForPart && hasNoPart(response, status) ? withoutContent(response) : status;
  });
}

/**
 * A router wants to prefetch a part of a page that has none, because it needs no router. Next answers
 * 404, which a browser reports as an error; to the router both are the same.
 */
const hasNoPart = (response: ServerResponse, status: number): boolean =>
  status === 404 && response.getHeader('x-nextjs-postponed') === '2';

function withoutContent(response: ServerResponse): 204 {
  response.removeHeader('content-length');
  response.removeHeader('content-type');
  return 204;
}

/**
 * Next sets the target of a redirect while it renders a static page, and appends it when it sends
 * what it rendered: what joins repeated headers would lead to `/a/, /a/` (vercel/next.js#82117).
 */
function sendLocationOnce(response: ServerResponse): void {
  const location: unknown = response.getHeader('location');
  if (Array.isArray(location)) response.setHeader('location', location[0]);
}

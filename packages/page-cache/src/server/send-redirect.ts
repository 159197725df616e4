import type { ServerResponse } from 'node:http';
import { barePolicy } from '../model/security-headers.ts';

/** Answers as Next answers a permanent redirect. */
export function sendRedirect(
  response: ServerResponse,
  { location, status = 308 }: { readonly location: string; readonly status?: 301 | 308 },
): void {
  response.writeHead(status, {
    location,
    refresh: `0;url=${location}`,
    'content-security-policy': barePolicy,
  });
  response.end(location);
}

/**
 * Sends a visitor to the same page under a clean address. The answer is this visitor's alone, and
 * nobody learns the address it is for.
 */
export function sendCleaned(
  response: ServerResponse,
  location: string,
  cookies: readonly string[] = [],
): void {
  response.writeHead(303, {
    location,
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': barePolicy,
    ...(cookies.length > 0 && { 'set-cookie': [...cookies] }),
  });
  response.end();
}

import type { ServerResponse } from 'node:http';
import { barePolicy } from '../model/security-headers.ts';

/** Answers 308 as Next answers a permanent redirect. */
export function sendRedirect(response: ServerResponse, location: string): void {
  response.writeHead(308, {
    location,
    refresh: `0;url=${location}`,
    'content-security-policy': barePolicy,
  });
  response.end(location);
}

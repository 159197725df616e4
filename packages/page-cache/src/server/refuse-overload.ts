import type { IncomingMessage, ServerResponse } from 'node:http';
import { barePolicy, securityHeaders } from '../model/security-headers.ts';

/** Seconds after which there may be room again. */
const retryAfter = '2';

const status = 503;

const body = JSON.stringify({
  type: 'about:blank',
  status,
  title: 'Service Unavailable',
  detail: 'The site is busy. Please try again in a moment.',
});

const lines = [
  ...securityHeaders.flatMap(({ key, value }) => [key, value]),
  ...['content-type', 'application/problem+json'],
  ...['cache-control', 'no-store'],
  ...['content-security-policy', barePolicy],
  ...['retry-after', retryAfter],
  ...['content-length', String(body.length)],
];

/** Answers 503 in the fewest steps: there is no time for more. */
export function refuseOverload({ complete }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  // A client that is still sending a body must not keep the connection busy.
  if (!complete) response.shouldKeepAlive = false;
  response.writeHead(status, lines);
  response.end(body);
}

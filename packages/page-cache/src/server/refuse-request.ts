import type { ServerResponse } from 'node:http';
import { barePolicy } from '../model/security-headers.ts';

/**
 * Answers 405 (RFC 9110 §15.5.6) to a request that Next does not get to see.
 */
export function refuseMethod(response: ServerResponse): void {
  response.setHeader('allow', 'GET, HEAD');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', barePolicy);
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.statusCode = 405;
  response.end('Method Not Allowed\n');
}

/** Answers 400 to a request that Next would fail on. */
export function refuseMalformed(response: ServerResponse): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.statusCode = 400;
  response.end('Bad Request\n');
}

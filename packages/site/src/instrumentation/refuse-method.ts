import type { ServerResponse } from 'node:http';
import { securityHeaders } from '../model/security-headers.ts';

/**
 * Answers 405 before Next sees the request (RFC 9110 §15.5.6). Next renders nothing for an answer
 * that has ended.
 */
export function refuseMethod(response: ServerResponse): void {
  for (const { key, value } of securityHeaders) response.setHeader(key, value);
  response.setHeader('allow', 'GET, HEAD');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  response.statusCode = 405;
  response.end('Method Not Allowed\n');
}

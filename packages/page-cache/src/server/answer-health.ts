import type { IncomingMessage, ServerResponse } from 'node:http';
import { alive, healthPaths } from '../model/health.ts';
import { barePolicy, securityHeaders } from '../model/security-headers.ts';

const headers = {
  ...Object.fromEntries(securityHeaders.map(({ key, value }) => [key, value])),
  'content-security-policy': barePolicy,
  'content-type': 'application/json',
  'cache-control': 'no-store',
};

/**
 * Answers before anything else that the process lives, and, while it is stopping, that it is not
 * ready, so that a load balancer leaves it.
 *
 * @returns whether it was asked
 */
export function answerHealth(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  isStopping: boolean,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const isLivez = url === healthPaths.livez;
  if (!isLivez && !(isStopping && url === healthPaths.readyz)) return false;
  const body = JSON.stringify(isLivez ? alive : { status: 'stopping' });
  response.writeHead(isLivez ? 200 : 503, { ...headers, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
  return true;
}

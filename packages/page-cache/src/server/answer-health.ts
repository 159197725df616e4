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
 * Answers health checks before anything else: the process is alive and, while it is stopping, not
 * ready, so that a load balancer stops using it.
 *
 * @returns whether the request was such a check
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

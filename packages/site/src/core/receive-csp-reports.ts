import {
  clientAddress,
  problemResponse,
  type RateLimiter,
  readBody,
} from '@plaza/flow-server/requests';
import { cspReports } from '../model/csp-reports.ts';
import type { Log } from './log.ts';
import { readCspReports } from './read-csp-reports.ts';

type Receiver = {
  readonly log: Log;
  readonly limiter: RateLimiter;
  /** Number of trusted proxies in front of the site. */
  readonly trustedProxyHops: number;
  readonly now: () => number;
};

/** Content types of the two protocols, and the one that some browsers send instead. */
const messageTypes = /^application\/(?:csp-report|reports\+json|json)\b/i;

/**
 * Logs the CSP violations that browsers report, without data of the visitor.
 *
 * @returns 204, or a problem: 400, 413, 415, or 429 if the client or all clients exceed the limit
 */
export async function receiveCspReports(request: Request, receiver: Receiver): Promise<Response> {
  if (!messageTypes.test(request.headers.get('content-type') ?? ''))
    return problemResponse('unsupportedMediaType', 'Expected application/reports+json.');
  const body = await readBody(request, cspReports.bodyBytes).catch(() => new Uint8Array());
  if (!body) return problemResponse('tooLarge', 'The report exceeds 16 KB.');
  const violations = readCspReports(new TextDecoder().decode(body));
  if (!violations) return problemResponse('badRequest', 'The body is not a CSP report.');
  const client = clientAddress(request, receiver.trustedProxyHops);
  for (const violation of violations) {
    if (!receiver.limiter.take(client, receiver.now())) return problemResponse('tooManyRequests');
    receiver.log({ level: 'warn', event: 'csp-violation', ...violation });
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}

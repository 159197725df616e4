import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/**
 * Limits how many requests one client may send a minute to the routes of this scope, all together.
 * A client is an IPv4 address or an IPv6 /64, seen through the trusted proxies only.
 *
 * @param hook when a request is counted: as it comes, or once its body has been read
 */
export async function registerRateLimit(
  app: FastifyInstance,
  perMinute: number,
  hook: 'onRequest' | 'preHandler' = 'onRequest',
): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    hook,
    timeWindow: 60_000,
    // How many clients are remembered: the one seen longest ago is forgotten first.
    cache: 20_000,
    enableDraftSpec: true,
    // Who keeps to the limit is not told of it with each answer, which would be read for nobody.
    addHeadersOnExceeding: {
      'ratelimit-limit': false,
      'ratelimit-remaining': false,
      'ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { max, ttl }) =>
      new ProblemError('tooManyRequests', {
        detail: `At most ${max} requests a minute are taken from one client`,
        retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
      }),
  });
}

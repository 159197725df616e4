import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Requests a minute: from one client, and from all of them together. */
export interface RateLimits {
  readonly perClient: number;
  readonly inAll: number;
}

/** Counts a request. @throws ProblemError `tooManyRequests` */
export type RateLimiter = (request: FastifyRequest) => Promise<void>;

/** What makes limiters for the routes of a scope. */
export type CreateRateLimiter = (limits: RateLimits) => RateLimiter;

/** Milliseconds. */
const timeWindow = 60_000;

/**
 * Lets routes of this scope limit rates. A client is an IPv4 address or an IPv6 /64, seen through the
 * trusted proxies only. A client without such a proxy could forge the header and count as many, so
 * all of them together are limited too. A refused request does not count against the others.
 */
export async function registerRateLimits(app: FastifyInstance): Promise<CreateRateLimiter> {
  // How many clients are remembered; the least recently seen goes first.
  await app.register(rateLimit, { global: false, cache: 20_000 });
  return ({ perClient, inAll }) => {
    const ofClient = app.createRateLimit({ max: perClient, timeWindow });
    const ofAll = app.createRateLimit({ max: inAll, timeWindow, keyGenerator: () => 'all' });
    return async (request) => {
      refuseExceeded(await ofClient(request), 'one client');
      refuseExceeded(await ofAll(request), 'all clients');
    };
  };
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuseExceeded(counted: Counted, from: string) {
  if (counted.isAllowed || !counted.isExceeded) return;
  throw new ProblemError('tooManyRequests', {
    detail: `At most ${counted.max} requests a minute are taken from ${from}`,
    retryAfter: Math.max(1, counted.ttlInSeconds),
  });
}

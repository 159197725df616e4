import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Requests per minute of one client, and of all clients together. */
export interface RateLimits {
  readonly perClient: number;
  /** Default: no limit. */
  readonly inAll?: number;
}

/** Counts a request. @throws {ProblemError} `tooManyRequests` */
export type RateLimiter = (request: FastifyRequest) => Promise<void>;

/** Creates limiters for the routes of a scope. */
export type CreateRateLimiter = (limits: RateLimits) => RateLimiter;

/** Milliseconds. */
const timeWindow = 60_000;

/**
 * Enables rate limits for the routes of a scope. A client is an IPv4 address or an IPv6 /64, as
 * seen by the trusted proxies. Without such a proxy a client could forge the header and pose as
 * many, so all clients together are limited too. Rejected requests do not count towards that limit.
 */
export async function registerRateLimits(app: FastifyInstance): Promise<CreateRateLimiter> {
  // The maximum of tracked clients; the least recently seen are dropped first.
  await app.register(rateLimit, { global: false, cache: 20_000 });
  return ({ perClient, inAll }) => {
    const ofClient = app.createRateLimit({ max: perClient, timeWindow });
    const ofAll =
      inAll !== undefined &&
      app.createRateLimit({ max: inAll, timeWindow, keyGenerator: () => 'all' });
    return async (request) => {
      assertWithinLimit(await ofClient(request), 'one client');
      if (ofAll) assertWithinLimit(await ofAll(request), 'all clients');
    };
  };
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function assertWithinLimit(counted: Counted, from: string) {
  if (counted.isAllowed || !counted.isExceeded) return;
  throw new ProblemError('tooManyRequests', {
    detail: `At most ${counted.max} requests per minute are allowed from ${from}`,
    retryAfter: Math.max(1, counted.ttlInSeconds),
  });
}

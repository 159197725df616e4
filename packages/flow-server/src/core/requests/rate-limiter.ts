import { LRUCache } from 'lru-cache';

/** Takes a token if there is one, and returns whether it did. */
export type TokenBucket = { readonly take: (nowMs: number) => boolean };

/** A token bucket that refills evenly over a minute. */
export function createTokenBucket(perMinute: number): TokenBucket {
  let left = perMinute;
  let filledAt = Number.NEGATIVE_INFINITY;
  return {
    take(nowMs) {
      const minutes = Math.max(0, nowMs - filledAt) / 60_000;
      left = Math.min(perMinute, left + minutes * perMinute);
      filledAt = nowMs;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

/** Requests per minute of one client, and of all clients. */
export type RateLimits = { readonly perClient: number; readonly inAll: number };

export type RateLimiter = { readonly take: (client: string, nowMs: number) => boolean };

/** Remembered clients; the least recently seen is evicted. */
const rememberedClients = 10_000;

/**
 * Limits each client and all clients together. Refused requests of a client do not count for all,
 * so that one client cannot exhaust the shared limit.
 */
export function createRateLimiter({ perClient, inAll }: RateLimits): RateLimiter {
  const clients = new LRUCache<string, TokenBucket>({ max: rememberedClients });
  const all = createTokenBucket(inAll);
  return {
    take(client, nowMs) {
      const bucket = clients.get(client) ?? createTokenBucket(perClient);
      clients.set(client, bucket);
      return bucket.take(nowMs) && all.take(nowMs);
    },
  };
}

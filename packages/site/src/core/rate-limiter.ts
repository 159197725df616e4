import { LRUCache } from 'lru-cache';

/** Whether one more is allowed now; taking is counting. */
export type TokenBucket = { readonly take: (nowMs: number) => boolean };

/**
 * A bucket of so many tokens, which fills up again evenly over a minute: whatever floods in, so much
 * and no more goes on.
 */
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

/** How much a minute one client may send, and all of them together. */
export type RateLimits = { readonly perClient: number; readonly inAll: number };

export type RateLimiter = { readonly take: (client: string, nowMs: number) => boolean };

/** How many clients are remembered; the least recently seen goes first. */
const rememberedClients = 10_000;

/**
 * Limits each client, and all together. What a client is refused is not taken from the others, so
 * that one alone cannot use up what all have.
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

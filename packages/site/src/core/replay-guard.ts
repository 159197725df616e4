/** Remembers accepted messages for as long as they could be replayed. */
export type ReplayGuard = {
  /** Adds the keys and returns true, or returns false and adds none if one of them is known. */
  readonly accept: (keys: readonly string[], nowSeconds: number) => boolean;
};

/**
 * Keys expire after `keepSeconds`. Only verified messages are added, so the size is bounded by what
 * a holder of the secret sends in that time.
 */
export function createReplayGuard(keepSeconds: number): ReplayGuard {
  const expiries = new Map<string, number>();
  const expire = (nowSeconds: number) => {
    for (const [key, expiry] of expiries) if (expiry < nowSeconds) expiries.delete(key);
  };
  return {
    accept(keys, nowSeconds) {
      expire(nowSeconds);
      if (keys.some((key) => expiries.has(key))) return false;
      for (const key of keys) expiries.set(key, nowSeconds + keepSeconds);
      return true;
    },
  };
}

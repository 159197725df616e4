/** Remembers what has been accepted for as long as it could be sent again. */
export type ReplayGuard = {
  /** Takes the keys in; false, and nothing is taken, when one of them is already known. */
  readonly accept: (keys: readonly string[], nowSeconds: number) => boolean;
};

/**
 * A memory that forgets after `keepSeconds`. Its size is bounded by what a holder of the secret
 * sends in that time, because only verified messages reach it.
 */
export function createReplayGuard(keepSeconds: number): ReplayGuard {
  const expiries = new Map<string, number>();
  const forget = (nowSeconds: number) => {
    for (const [key, expiry] of expiries) if (expiry < nowSeconds) expiries.delete(key);
  };
  return {
    accept(keys, nowSeconds) {
      forget(nowSeconds);
      if (keys.some((key) => expiries.has(key))) return false;
      for (const key of keys) expiries.set(key, nowSeconds + keepSeconds);
      return true;
    },
  };
}

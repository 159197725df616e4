/** Whether one more is allowed now; taking is counting. */
export type Allowance = { readonly take: (nowMs: number) => boolean };

/**
 * An allowance of so many at once, which fills up again evenly over a minute: whatever floods in,
 * so much and no more goes on.
 */
export function createAllowance(perMinute: number): Allowance {
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

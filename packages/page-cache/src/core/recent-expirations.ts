/** When tags expired, for as long as a page may take to render. */
export type RecentExpirations = {
  readonly note: (tags: readonly string[], now: number) => void;
  /** Whether one of the tags expired at this time or later. */
  readonly any: (tags: readonly string[], since: number) => boolean;
};

/** @param keepMs how long an expiration is remembered, in milliseconds */
export function createRecentExpirations(keepMs: number): RecentExpirations {
  // In the order of time, because a tag that expires again moves to the end.
  const expiredAt = new Map<string, number>();
  return {
    note(tags, now) {
      for (const [tag, at] of expiredAt) {
        if (at >= now - keepMs) break;
        expiredAt.delete(tag);
      }
      for (const tag of tags) {
        expiredAt.delete(tag);
        expiredAt.set(tag, now);
      }
    },
    any: (tags, since) =>
      tags.some((tag) => (expiredAt.get(tag) ?? Number.NEGATIVE_INFINITY) >= since),
  };
}

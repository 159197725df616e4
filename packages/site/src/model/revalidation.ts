/** Seconds until a page is rendered again, by the freshness of its content (design §3). */
export const pageLifeSeconds = {
  /** Rendered from the service's response. Imports notify about changes; this is the safety net. */
  fresh: 300,
  /**
   * Rendered from a last good copy or the snapshot: retried soon, so that it recovers by itself.
   */
  stale: 5,
} as const;

export type PageLife = keyof typeof pageLifeSeconds;

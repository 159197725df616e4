/** Seconds until a page is rebuilt, by the age of what it was built from (design §3). */
export const pageLifeSeconds = {
  /** Built from the service's own answer: an import says when it changes, this is the safety net. */
  fresh: 300,
  /** Built from a last good copy or from the snapshot: tried again soon, so that it heals alone. */
  stale: 5,
} as const;

export type PageLife = keyof typeof pageLifeSeconds;

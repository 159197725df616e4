const DAY = 24 * 60 * 60 * 1000;
/** The last time zone to end a day is twelve hours behind UTC. */
const LAST_ZONE = 12 * 60 * 60 * 1000;

/**
 * Whether a deadline, a day in ISO 8601, is over everywhere. Screens ask it whenever their page is
 * made again, which happens every few minutes, so no browser needs a clock.
 */
export function isClosed(deadline: string, now: number): boolean {
  return now >= Date.parse(`${deadline}T00:00:00Z`) + DAY + LAST_ZONE;
}

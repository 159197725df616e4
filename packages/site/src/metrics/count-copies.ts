/** Long enough for a scrape every minute; short, so that copies after an import are no alarm. */
const windowMs = 10 * 60_000;

/** Paths that are counted at once; beyond them, new ones wait for the next window. */
const mostPaths = 20_000;

/**
 * Counts the copies that fronts make of each path. More than a few of one path mean that something
 * else than the path is in their key, and that anyone can fill their cache.
 *
 * @param now milliseconds of a clock
 */
export function countCopies(now: () => number = () => performance.now()) {
  let counts = new Map<string, number>();
  let since = now();
  const renew = () => {
    if (now() - since < windowMs) return;
    counts = new Map();
    since = now();
  };
  return {
    add(path: string): void {
      renew();
      const count = counts.get(path);
      if (count !== undefined || counts.size < mostPaths) counts.set(path, (count ?? 0) + 1);
    },
    /** The most copies of one path in the running window. */
    most(): number {
      renew();
      return [...counts.values()].reduce((most, count) => Math.max(most, count), 0);
    },
  };
}

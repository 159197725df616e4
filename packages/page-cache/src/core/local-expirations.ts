import { LRUCache } from 'lru-cache';
import { everyTag } from '../model/shared-cache.ts';

/** What has expired in this process, counted and not timed: clocks of instances differ. */
export type LocalExpirations = {
  /** How many expirations there were. */
  readonly count: () => number;
  readonly add: (tags: readonly string[]) => void;
  /** Whether one of the tags has expired after there were so many. */
  readonly any: (tags: readonly string[], since: number) => boolean;
};

/** @param most tags that are tracked one by one; beyond it a page may be taken for expired that is not */
export function createLocalExpirations(most: number): LocalExpirations {
  let count = 0;
  /** The count until which everything has expired. */
  let floor = 0;
  const last = new LRUCache<string, number>({
    max: most,
    dispose: (at, _tag, reason) => {
      if (reason === 'evict') floor = Math.max(floor, at);
    },
  });
  return {
    count: () => count,
    add(tags) {
      count += 1;
      if (tags.includes(everyTag)) floor = count;
      else for (const tag of tags) last.set(tag, count);
    },
    any: (tags, since) => since < floor || tags.some((tag) => (last.get(tag) ?? 0) > since),
  };
}

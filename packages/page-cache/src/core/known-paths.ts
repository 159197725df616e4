import { LRUCache } from 'lru-cache';
import { everyTag } from '../model/shared-cache.ts';

/** The public paths of pages by the tags that they were last rendered or read with. */
export type KnownPaths = {
  readonly note: (path: string, tags: readonly string[]) => void;
  /** Returns the paths of pages with one of the tags, and forgets them until they are noted again. */
  readonly take: (tags: readonly string[]) => string[];
};

/** @param most paths that are known; the least recently noted goes first */
export function createKnownPaths(most: number): KnownPaths {
  const tagsByPath = new LRUCache<string, readonly string[]>({ max: most });
  return {
    note(path, tags) {
      if (tags.length > 0) tagsByPath.set(path, tags);
    },
    take(tags) {
      const expired = new Set(tags);
      const isEvery = expired.has(everyTag);
      const paths = [...tagsByPath]
        .filter(([, known]) => isEvery || known.some((tag) => expired.has(tag)))
        .map(([path]) => path);
      for (const path of paths) tagsByPath.delete(path);
      return paths;
    },
  };
}

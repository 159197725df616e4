import { LRUCache } from 'lru-cache';
import type { ContentCopy } from './copy-store.ts';

export interface MemoryCopies {
  get(key: string): ContentCopy | undefined;
  /** `bytes` is the size that counts towards the limit. */
  set(key: string, copy: ContentCopy, bytes: number): void;
  /** Marks the copy as revalidated. */
  touch(key: string, fetchedAt: number): void;
}

interface Bounds {
  readonly memoryEntries: number;
  readonly memoryBytes: number;
}

/** Last good copies, bounded in number and size; the least recently used goes first. */
export function createMemoryCopies({ memoryEntries, memoryBytes }: Bounds): MemoryCopies {
  const copies = new LRUCache<string, { copy: ContentCopy; bytes: number }>({
    max: memoryEntries,
    maxSize: memoryBytes,
    // The library counts from one.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  return {
    get: (key) => copies.get(key)?.copy,
    set: (key, copy, bytes) => void copies.set(key, { copy, bytes }),
    touch(key, fetchedAt) {
      const found = copies.get(key);
      if (found) copies.set(key, { ...found, copy: { ...found.copy, fetchedAt } });
    },
  };
}

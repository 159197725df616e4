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

/** Last good copies, bounded in number and size; the one longest unused goes first. */
export function createMemoryCopies({ memoryEntries, memoryBytes }: Bounds): MemoryCopies {
  const copies = new Map<string, { copy: ContentCopy; bytes: number }>();
  let total = 0;
  const remove = (key: string) => {
    total -= copies.get(key)?.bytes ?? 0;
    copies.delete(key);
  };
  const set = (key: string, copy: ContentCopy, bytes: number) => {
    // A map keeps the order of insertion: removed and put back, it is the latest used.
    remove(key);
    copies.set(key, { copy, bytes });
    total += bytes;
    for (const oldest of copies.keys()) {
      if (copies.size <= memoryEntries && total <= memoryBytes) break;
      remove(oldest);
    }
  };
  const touch = (key: string, fetchedAt?: number) => {
    const found = copies.get(key);
    if (!found) return undefined;
    const copy = fetchedAt === undefined ? found.copy : { ...found.copy, fetchedAt };
    set(key, copy, found.bytes);
    return copy;
  };
  return { get: (key) => touch(key), set, touch };
}

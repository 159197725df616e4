import type { Logger } from './content-client-options.ts';
import type { ContentRequest } from './content-request.ts';
import type { ContentCopy, CopyStore } from './copy-store.ts';
import type { MemoryCopies } from './memory-copies.ts';

/** Reads memory, then the store. Errors of the store are logged and ignored. */
export interface LastGoodCopies {
  find(request: ContentRequest): Promise<ContentCopy | undefined>;
  keep(request: ContentRequest, copy: ContentCopy, bytes: number): Promise<void>;
  /** The entry does not exist: remembered in memory, removed from the store. */
  keepMissing(request: ContentRequest, copy: ContentCopy): Promise<void>;
}

interface Stores {
  readonly baseUrl: string;
  readonly memory: MemoryCopies;
  readonly copies?: CopyStore;
  readonly logger: Logger;
}

/** Size of a copy without a body. */
const SMALL = 200;

export function createLastGoodCopies(stores: Stores): LastGoodCopies {
  const { baseUrl, memory, copies, logger } = stores;
  const keyOf = ({ path }: ContentRequest) => `${baseUrl}${path}`;
  const guarded = guardStore(logger);
  // The reader of the paths keeps them itself, and they may be many megabytes.
  const isRemembered = ({ name }: ContentRequest) => name !== 'paths';
  return {
    async find(request) {
      const inMemory = memory.get(request.path);
      if (inMemory || !copies) return inMemory;
      const stored = await guarded(request, () => copies.read(keyOf(request)));
      // The schema may have changed since the copy was written.
      const parsed = stored && request.row.response.safeParse(stored.value);
      if (!parsed?.success) return undefined;
      const copy = { ...stored, value: parsed.data } as ContentCopy;
      if (isRemembered(request)) memory.set(request.path, copy, JSON.stringify(copy.value).length);
      return copy;
    },
    async keep(request, copy, bytes) {
      if (isRemembered(request)) memory.set(request.path, copy, bytes);
      if (copies) await guarded(request, () => copies.write(keyOf(request), copy));
    },
    async keepMissing(request, copy) {
      memory.set(request.path, copy, SMALL);
      if (copies) await guarded(request, () => copies.delete(keyOf(request)));
    },
  };
}

function guardStore(logger: Logger) {
  return async <T>({ path }: ContentRequest, run: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await run();
    } catch (error) {
      logger.warn('The store of content copies failed', { path, error: String(error) });
      return undefined;
    }
  };
}

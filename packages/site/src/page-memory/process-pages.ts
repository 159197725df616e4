import { AsyncLocalStorage } from 'node:async_hooks';
import type { ErrorPages } from '../page-cache/error-pages.ts';
import type { StaticFolder } from '../static-files/list-static-files.ts';
import type { AnswerCopies } from './answer-copies.ts';
import { createPageMemory, type PageMemory } from './page-memory.ts';

/** What one request read of Next's page cache. */
export type CacheRead = {
  readonly cacheKey: string;
  /** The entry itself, which every reader shares. */
  readonly entry: { readonly html: string };
  /** Milliseconds since the epoch. */
  readonly lastModified: number;
  /** Era of the page memory before the entry was read. */
  readonly era: number;
};

/** One request on its way through Next. */
export type Exchange = { reads: readonly CacheRead[] };

/** What the page cache and the receiver of requests share. */
export type ProcessPages = {
  readonly memory: PageMemory<AnswerCopies>;
  readonly exchanges: AsyncLocalStorage<Exchange>;
  /** Hosts that Next redirects to the site's own; set by the app's configuration. */
  hostAliases: ReadonlySet<string>;
  /** Set by the app's configuration, which knows where its build lies. */
  readErrorPages?: () => Promise<ErrorPages>;
  /** Set by the app's configuration, which knows where its build lies. */
  staticFolders?: readonly StaticFolder[];
};

/** Paths whose answers are kept; with 100 kB a page in three codings, about 70 MB. */
const rememberedPaths = 500;

/** Next loads this module once for its configuration and once per bundle: the pages are one. */
const key = Symbol.for('@plaza/site pages of this process');
const holder = globalThis as { [key]?: ProcessPages };

/** The page memory of this process. */
export function processPages(): ProcessPages {
  holder[key] ??= {
    memory: createPageMemory(rememberedPaths),
    exchanges: new AsyncLocalStorage<Exchange>(),
    hostAliases: new Set(),
  };
  return holder[key];
}

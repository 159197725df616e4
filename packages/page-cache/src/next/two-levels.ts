import { randomUUID } from 'node:crypto';
import type FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import type { SharedEntry } from '../core/entry-format.ts';
import type { DatedEntry, RenderStart, SharedPages } from '../core/shared-pages.ts';
import { type ServerState, serverState } from '../server/server-state.ts';
import { whileWaiting } from '../server/while-waiting.ts';
import { cacheTags, type TagsManifest } from './cache-tags.ts';
import { isPage } from './page-finisher.ts';

type Memory = {
  get(key: string): { lastModified?: number } | undefined;
  set(key: string, entry: DatedEntry): void;
};

/** What this process keeps of Next's page cache, with what Next has no call for. */
type FirstLevel = {
  /**
   * Makes Next take an entry that was just set for as old as its render, which may have read what
   * has changed since then. Next dates an entry at the end of its render, and would serve it as new.
   */
  readonly backdate: (key: string, startedAt: number) => void;
  /** Keeps an entry of the shared cache, and returns it dated as Next takes it for current. */
  readonly keep: (key: string, entry: DatedEntry) => DatedEntry;
};

type Local = Awaited<ReturnType<FileSystemCache['get']>>;
type Levels = FirstLevel & Pick<ServerState, 'responses' | 'shared'>;

export function createFirstLevel(
  Base: typeof FileSystemCache,
  tagsManifest: TagsManifest,
): FirstLevel {
  const memory = (): Memory | undefined => Reflect.get(Base, 'memoryCache');
  return {
    backdate(key, startedAt) {
      const entry = memory()?.get(key);
      if (entry) entry.lastModified = startedAt - 1;
    },
    keep(key, entry) {
      // It is current by the shared count of expirations; times of two machines differ a little.
      const expired = (cacheTags(entry.value) ?? []).map((tag) => {
        const { stale = 0, expired = 0 } = tagsManifest.get(tag) ?? {};
        return Math.max(stale, expired);
      });
      const now = Date.now();
      const past = expired.filter((at) => at <= now);
      const dated = { ...entry, lastModified: Math.max(entry.lastModified, ...past) };
      memory()?.set(key, dated);
      return dated;
    },
  };
}

/**
 * Reads a page that may be in either level. The shared one is asked only for what is missing,
 * expired or stale in this process.
 */
export async function readBoth(
  [key, context]: Parameters<FileSystemCache['get']>,
  local: Local,
  { shared, responses, keep }: Levels,
): Promise<Local> {
  const value = local?.value;
  const { tags = [] } = context as { tags?: string[] };
  const known = cacheTags(value) ?? tags;
  const isCurrent = value ? shared?.isCurrent(value, known) === true : false;
  if (!shared || !isResponse(context) || (isCurrent && !isStale(local)))
    return isCurrent || !value ? local : null;
  const claim = isCurrent ? undefined : noteClaim(key);
  const found = await whileWaiting(() => shared.read(key, claim));
  if (!found || (isCurrent && found.lastModified <= (local?.lastModified ?? 0)))
    return isCurrent ? local : null;
  responses.delete(key);
  serverState().requests.getStore()?.onShared?.();
  return keep(key, found) as Local;
}

/** Whether a whole answer is read, and not data for one. */
export function isResponse(context: object): boolean {
  const { kind, isFallback } = context as { kind?: string; isFallback?: boolean };
  return (kind === 'APP_PAGE' || kind === 'APP_ROUTE') && !isFallback;
}

function isStale(local: Local): boolean {
  const { cacheControl, lastModified = 0 } = local as Partial<DatedEntry>;
  const seconds = cacheControl?.revalidate;
  return typeof seconds === 'number' && lastModified + seconds * 1_000 < Date.now();
}

/** The request that renders a page says so when it ends without one. */
function noteClaim(key: string): string {
  const claim = randomUUID();
  const context = serverState().requests.getStore();
  if (context) context.claims = [...(context.claims ?? []), { key, claim }];
  return claim;
}

/** Gives what was just set to the other processes, if it is a whole page or a route. */
export function share(
  [key, value, context]: Parameters<FileSystemCache['set']>,
  start: RenderStart,
  shared: SharedPages,
): void {
  const { cacheControl } = context as { cacheControl?: SharedEntry['cacheControl'] };
  const isShared = isPage(value) || String(value?.kind) === 'APP_ROUTE';
  if (value && isShared && cacheControl) {
    shared.write(key, { value, cacheControl }, start);
    return;
  }
  if (value) shared.note(value, start);
  shared.abandon(key);
}

import type { Log } from '../model/log.ts';
import type { SharedCache, SharedPage, SharedVersion } from '../model/shared-cache.ts';
import { decodeEntry, encodeEntry, type SharedEntry } from './entry-format.ts';
import { createLocalExpirations } from './local-expirations.ts';
import { createPageClaims, type PageClaims } from './page-claims.ts';

/** What was known before a page was rendered. */
export type RenderStart = { readonly since: number; readonly version: SharedVersion | undefined };

/** An entry of Next's page cache. */
export type DatedEntry = SharedEntry & { readonly lastModified: number };

/** The second level of the page cache: pages that other processes have rendered. */
export type SharedPages = Pick<PageClaims, 'abandon' | 'letLapse'> & {
  /**
   * To be called before anything is read that a page is rendered from, and after it was claimed: a
   * page with a tag that has expired since is given to nobody.
   */
  readonly start: () => RenderStart;
  /** Records from which moment an entry of this process is. */
  readonly note: (value: object, start: RenderStart) => void;
  /** Whether no tag of an entry has expired since, also in other processes. */
  readonly isCurrent: (value: object, tags: readonly string[]) => boolean;
  /**
   * Reads a page. One that another process is rendering is waited for.
   *
   * @param claim a name under which the caller renders the page if there is none, and others wait
   */
  readonly read: (key: string, claim?: string) => Promise<DatedEntry | undefined>;
  /** Gives a page to the other processes, without waiting for it. */
  readonly write: (key: string, entry: SharedEntry, start: RenderStart) => void;
  /** Takes tags as expired in this process. */
  readonly expireHere: (tags: readonly string[]) => void;
  /** Tells the other processes of it. */
  readonly expireElsewhere: (tags: readonly string[]) => Promise<void>;
};

export type SharedPagesPort = {
  readonly cache: SharedCache;
  /** The tags of an entry. */
  readonly tagsOf: (value: object) => readonly string[];
  readonly log: Log;
};

/** Tags whose expirations are tracked one by one. */
const mostTags = 100_000;

const yearSeconds = 31_536_000;

export function createSharedPages({ cache, tagsOf, log }: SharedPagesPort): SharedPages {
  const expirations = createLocalExpirations(mostTags);
  /** The count of expirations before an entry was rendered or read. */
  const sinceOf = new WeakMap<object, number>();
  const claims = createPageClaims(cache);

  const decode = async (key: string, { bytes, ageMs }: SharedPage, since: number) => {
    const lastModified = Date.now() - ageMs;
    const entry = await decodeEntry(bytes).catch((error) => {
      log({ level: 'warn', event: 'shared-page-unreadable', path: key, error });
    });
    if (!entry) return undefined;
    const tags = tagsOf(entry.value);
    // It may have expired here while it was on its way.
    if (cache.isPending(tags) || expirations.any(tags, since)) return 'expired';
    sinceOf.set(entry.value, since);
    return { ...entry, lastModified };
  };

  const send = async (key: string, entry: SharedEntry, version: SharedVersion) => {
    const began = Date.now();
    const claim = claims.handOver(key);
    const bytes = await encodeEntry(entry);
    await cache.write(key, {
      ...{ bytes, version, claim },
      tags: tagsOf(entry.value),
      ageMs: Date.now() - began,
      keepMs: (entry.cacheControl.expire ?? yearSeconds) * 1_000,
    });
  };

  return {
    start: () => ({ since: expirations.count(), version: cache.version() }),
    note: (value, { since }) => void sinceOf.set(value, since),
    isCurrent: (value, tags) => !expirations.any(tags, sinceOf.get(value) ?? 0),
    read: (key, claim) =>
      claims.find(key, claim, () => {
        const since = expirations.count();
        return (page) => decode(key, page, since);
      }),
    write(key, entry, start) {
      // After a failed render Next sets the entry of before once more.
      const isRetained = sinceOf.has(entry.value);
      if (!isRetained) sinceOf.set(entry.value, start.since);
      if (isRetained || !start.version) claims.abandon(key);
      else void send(key, entry, start.version).catch(() => {});
    },
    abandon: claims.abandon,
    letLapse: claims.letLapse,
    expireHere: expirations.add,
    expireElsewhere: cache.expire,
  };
}

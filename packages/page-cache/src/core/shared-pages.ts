import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../model/log.ts';
import type { SharedCache, SharedPage, SharedVersion } from '../model/shared-cache.ts';
import { decodeEntry, encodeEntry, type SharedEntry } from './entry-format.ts';
import { createLocalExpirations } from './local-expirations.ts';

/** What was known before a page was rendered. */
export type RenderStart = { readonly since: number; readonly version: SharedVersion | undefined };

/** An entry of Next's page cache. */
export type DatedEntry = SharedEntry & { readonly lastModified: number };

/** The second level of the page cache: pages that other processes have rendered. */
export type SharedPages = {
  /** To be called before anything is read that a page is rendered from. */
  readonly start: () => RenderStart;
  /** Records from which moment an entry of this process is. */
  readonly note: (value: object, start: RenderStart) => void;
  /** Whether no tag of an entry has expired since, also in other processes. */
  readonly isCurrent: (value: object, tags: readonly string[]) => boolean;
  /**
   * Reads a page. One that another process is rendering is waited for.
   *
   * @param claim whether the caller renders the page if there is none, and others wait for it
   */
  readonly read: (key: string, claim: boolean) => Promise<DatedEntry | undefined>;
  /** Gives a page to the other processes, without waiting for it. */
  readonly write: (key: string, entry: SharedEntry, start: RenderStart) => void;
  /** Ends a claim whose page has not been rendered. */
  readonly abandon: (key: string) => void;
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

/** Milliseconds that a request waits for a page that another process renders. */
const mostWaitMs = 3_000;

/** Milliseconds between two looks for it. */
const lookMs = 25;

/** Tags whose expirations are told apart. */
const mostTags = 100_000;

const yearSeconds = 31_536_000;

export function createSharedPages({ cache, tagsOf, log }: SharedPagesPort): SharedPages {
  const expirations = createLocalExpirations(mostTags);
  /** The count of expirations before an entry was rendered or read. */
  const sinceOf = new WeakMap<object, number>();
  const claims = new Map<string, string>();

  const decode = async (key: string, { bytes, ageMs }: SharedPage, since: number) => {
    const lastModified = Date.now() - ageMs;
    const entry = await decodeEntry(bytes).catch((error) => {
      log({ level: 'warn', event: 'shared-page-unreadable', path: key, error });
    });
    if (!entry) return undefined;
    const tags = tagsOf(entry.value);
    // It may have expired here while it was on its way.
    if (cache.isPending(tags) || expirations.any(tags, since)) return undefined;
    sinceOf.set(entry.value, since);
    return { ...entry, lastModified };
  };

  const abandon = (key: string) => {
    const claim = claims.get(key);
    claims.delete(key);
    if (claim) void cache.release(key, claim);
  };

  const send = async (key: string, entry: SharedEntry, version: SharedVersion) => {
    const began = Date.now();
    const claim = claims.get(key);
    claims.delete(key);
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
    async read(key, isClaiming) {
      const claim = isClaiming ? randomUUID() : undefined;
      for (const end = Date.now() + mostWaitMs; ; await pause(lookMs)) {
        const since = expirations.count();
        const read = await cache.read(key, claim);
        if (read.kind === 'page') {
          if (claim) abandon(key);
          return decode(key, read.page, since);
        }
        // A claim may have been heard whose answer was late.
        if (read.kind !== 'claimed' && claim) claims.set(key, claim);
        // A render costs more than another question, until the cache is left alone.
        const isLate = read.kind === 'away' && claim && cache.version();
        if ((read.kind !== 'claimed' && !isLate) || Date.now() > end) return undefined;
      }
    },
    write(key, entry, start) {
      // After a failed render Next sets the entry of before once more.
      const isRetained = sinceOf.has(entry.value);
      if (!isRetained) sinceOf.set(entry.value, start.since);
      if (isRetained || !start.version) abandon(key);
      else void send(key, entry, start.version).catch(() => {});
    },
    abandon,
    expireHere: expirations.add,
    expireElsewhere: cache.expire,
  };
}

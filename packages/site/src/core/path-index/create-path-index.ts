import type { ContentPaths } from '@plaza/content-client';
import type { ContentPath } from '@plaza/contract';

/** What the index of a site is made from, and where it goes. */
export type PathIndexPort = {
  /**
   * Reads the paths of the content, or those that changed since a version. Falls back to the
   * snapshot; rejects if there is nothing.
   */
  readonly read: (since?: number) => Promise<ContentPaths>;
  /** The last good copy, if the service is away at start. */
  readonly readCopy: () => Promise<readonly ContentPath[] | undefined>;
  /** Puts rows into the index. */
  readonly apply: (rows: ContentPaths['paths'], options: AppliedRows) => void;
  /** Calls back later, without keeping the process alive. */
  readonly later: (milliseconds: number, callback: () => void) => void;
  readonly log: (event: string, error: unknown) => void;
};

export type AppliedRows = {
  /** Whether they are all there are. */
  readonly whole: boolean;
  /** Whether the service has said so, and it is worth a copy. */
  readonly isFresh: boolean;
};

/** Milliseconds until the next read that nobody asked for: a net for messages that were lost. */
const pauses = { fresh: 60_000, stale: 5_000 } as const;

export type PathIndex = {
  /** Resolves once the index has the paths of the service, of the last copy or of the snapshot. */
  readonly load: () => Promise<void>;
  /**
   * Reads what has changed. What changed before the call is in the index when it resolves, unless
   * it resolves to `false`: then the service did not answer. Never rejects.
   */
  readonly refresh: () => Promise<boolean>;
};

/**
 * Keeps the index of a site's paths (§2.2): reads it once, then what changed since. Reads follow one
 * another; calls during one share the next.
 */
export function createPathIndex(port: PathIndexPort): PathIndex {
  let version: number | undefined;
  let loaded: Promise<void> | undefined;
  let last: Promise<boolean> = Promise.resolve(false);
  let next: Promise<boolean> | undefined;

  /** Takes in an answer of the service. @returns whether it is one */
  const take = ({ paths, contentVersion, freshness }: ContentPaths): boolean => {
    if (freshness !== 'fresh') return false;
    // A service that was set back knows of no changes since a version that it has not reached.
    const isOlder = version !== undefined && (contentVersion ?? 0) < version;
    if (!isOlder) port.apply(paths, { whole: version === undefined, isFresh: true });
    version = isOlder ? undefined : contentVersion;
    return !isOlder;
  };
  const readChanges = async (): Promise<boolean> => {
    try {
      const before = version;
      if (take(await port.read(before))) return true;
      return before !== undefined && version === undefined ? take(await port.read()) : false;
    } catch (error) {
      port.log('paths-not-refreshed', error);
      return false;
    }
  };
  const refresh = (): Promise<boolean> => {
    next ??= last.then(() => {
      next = undefined;
      last = readChanges();
      return last;
    });
    return next;
  };
  const keepFresh = (isFresh: boolean): void =>
    port.later(isFresh ? pauses.fresh : pauses.stale, () => void refresh().then(keepFresh));
  const loadOnce = async (): Promise<void> => {
    const read = port.read().catch((error: unknown) => {
      port.log('paths-not-read', error);
      return undefined;
    });
    last = read.then((paths) => paths !== undefined && take(paths));
    const isFresh = await last;
    if (!isFresh) await takeOlder(port, await read);
    keepFresh(isFresh);
  };
  return {
    load() {
      loaded ??= loadOnce();
      return loaded;
    },
    refresh,
  };
}

/** Without the service the last copy is newer than the snapshot. */
async function takeOlder(
  { apply, readCopy, log }: PathIndexPort,
  snapshot: ContentPaths | undefined,
): Promise<void> {
  const copy = await readCopy().catch((error: unknown) => {
    log('paths-copy-not-read', error);
    return undefined;
  });
  const rows = copy ?? snapshot?.paths;
  if (rows) apply(rows, { whole: true, isFresh: false });
}

/** Minimum time between two reloads of a path, in milliseconds (§4.4, §9). */
export const RELOAD_INTERVAL_MS = 10_000;

const STORAGE_KEY = 'plaza:reloads';

/** The part of a web storage used here. */
export interface ReloadStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface ReloadGuardOptions {
  /** Must survive a reload but not the visit, as `sessionStorage` does. */
  readonly storage: ReloadStorage;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Whether a page may reload itself after a chunk failed to load: once per path per 10 s (§4.4).
 * Claims are stored. Without working storage the answer is `false`, to prevent an endless reload
 * loop.
 */
export function claimReload(path: string, { storage, now }: ReloadGuardOptions): boolean {
  try {
    const reloads: object = Object(parseReloads(storage.getItem(STORAGE_KEY)));
    const recent = Object.entries(reloads).filter(
      ([, at]) => Math.abs(now - at) < RELOAD_INTERVAL_MS,
    );
    if (recent.some(([reloaded]) => reloaded === path)) return false;
    storage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries([...recent, [path, now]])));
    return true;
  } catch {
    return false;
  }
}

function parseReloads(stored: string | null): unknown {
  try {
    return JSON.parse(`${stored}`);
  } catch {
    return undefined;
  }
}

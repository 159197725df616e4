/** A path may be reloaded once in this time, in milliseconds (§4.4, §9). */
export const RELOAD_INTERVAL_MS = 10_000;

const STORAGE_KEY = 'plaza:reloads';

/** The part of a web storage that the guard needs. */
export interface ReloadStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface ReloadGuardOptions {
  /** Lasts over a reload but not over a visit, as `sessionStorage` does. */
  readonly storage: ReloadStorage;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * Whether a page may reload itself after a chunk failed to load: once per path per 10 s (§4.4).
 * A `true` is remembered. Without a working storage the answer is `false`, for a page that cannot
 * remember its reloads would reload for ever.
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

import { claimReload } from './reload-guard.ts';
import { report } from './report.ts';

const LOST_CHUNK = 'plaza:lost-chunk';

const CHUNK_LOAD_ERROR = 'ChunkLoadError';

/** Shares the name of Next's error, so that both are grouped together. */
class ChunkLoadError extends Error {
  override readonly name = CHUNK_LOAD_ERROR;
}

/** Resolved lazily, because accessing `sessionStorage` throws when storage is disabled. */
const storage = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
};

/**
 * Loads a chunk. If it fails to load, e.g. because a newer version of the site was deployed, the
 * page reloads once per path per 10 s and the error is reported (§4.4).
 *
 * @returns undefined if the chunk cannot be loaded
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T | undefined> =>
  load().catch(recover);

/**
 * Reports an uncaught error; a chunk Next fails to load on a hydrated page is handled like ours.
 */
export function reportOrReload(error: unknown): void {
  if (Object(error).name === CHUNK_LOAD_ERROR) recover(error);
  else report(error);
}

/** Offline, a reload would replace the page with the browser's own error page. */
function recover(cause: unknown): undefined {
  const now = Date.now();
  if (!navigator.onLine || !claimReload(location.pathname, { storage, now }))
    return void report(new ChunkLoadError(String(cause)));
  // The reporter's chunk may be missing too, so the reloaded page reports.
  storage.setItem(LOST_CHUNK, String(cause));
  location.reload();
}

/** Reports the missing chunk that made the page reload, if any. */
export function reportLostChunk(): void {
  try {
    const lost = storage.getItem(LOST_CHUNK);
    if (!lost) return;
    sessionStorage.removeItem(LOST_CHUNK);
    report(new ChunkLoadError(lost));
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}

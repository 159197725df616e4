import { claimReload } from './reload-guard.ts';
import { report } from './report.ts';

const LOST_CHUNK = 'plaza:lost-chunk';

const CHUNK_LOAD_ERROR = 'ChunkLoadError';

/** Named as Next's own, so that both are found as one kind of error. */
class ChunkLoadError extends Error {
  override readonly name = CHUNK_LOAD_ERROR;
}

/** Reached for late, because a browser that keeps no data throws where it is named. */
const storage = {
  getItem: (key: string) => sessionStorage.getItem(key),
  setItem: (key: string, value: string) => sessionStorage.setItem(key, value),
};

/**
 * Loads a chunk. One that cannot be loaded, e.g. because a newer version of the site has taken its
 * place, reloads the page once per path per 10 s and is reported (§4.4).
 *
 * @returns nothing where it cannot be loaded
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T | undefined> =>
  load().catch(recover);

/** Reports an error that nobody caught; a chunk that Next lacks on a hydrated page is as lost as one of ours. */
export function reportOrReload(error: unknown): void {
  if (Object(error).name === CHUNK_LOAD_ERROR) recover(error);
  else report(error);
}

/** A reload while offline would trade the page for the browser's own error page. */
function recover(cause: unknown): undefined {
  const now = Date.now();
  if (!navigator.onLine || !claimReload(location.pathname, { storage, now }))
    return void report(new ChunkLoadError(String(cause)));
  // The chunk of the reporter may be lost too, so the page that comes reports.
  storage.setItem(LOST_CHUNK, String(cause));
  location.reload();
}

/** Reports the chunk for which the page has reloaded itself, if it has. */
export function reportLostChunk(): void {
  try {
    const lost = storage.getItem(LOST_CHUNK);
    if (!lost) return;
    sessionStorage.removeItem(LOST_CHUNK);
    report(new ChunkLoadError(lost));
  } catch {
    // No storage, so nothing was left here.
  }
}

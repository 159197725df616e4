/** Milliseconds after which a frame that does not come, e.g. of a window that is covered, is waited for no more. */
const LONGEST_FRAME_MS = 100;

/**
 * Runs an action once the visitor can see what was done before it, so that it does not delay that;
 * at once when the page is hidden or goes meanwhile, so that it is never lost.
 */
export function afterPaint(action: () => void): void {
  const waits = new AbortController();
  const run = () => {
    if (waits.signal.aborted) return;
    waits.abort();
    action();
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, LONGEST_FRAME_MS);
  addEventListener('pagehide', run, waits);
  document.addEventListener('visibilitychange', run, waits);
}

/** Longest wait for a frame, in milliseconds; a covered window may never paint one. */
const LONGEST_FRAME_MS = 100;

/**
 * Runs an action after the next paint, so that it does not delay what the visitor sees. Runs it
 * immediately when the page is hidden or unloaded, so that it is never lost.
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

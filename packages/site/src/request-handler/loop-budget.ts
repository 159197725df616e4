/** Milliseconds of work that one turn of the event loop takes on. */
const turnMs = 40;

/**
 * Whether this turn of the event loop has taken on as much as it may. Next answers a page that it has
 * cached almost in one go, so that under overload requests wait where nobody counts them: in
 * sockets that the same turn will still read.
 */
export function createLoopBudget(now: () => number = () => performance.now()): () => boolean {
  let began: number | undefined;
  return () => {
    if (began !== undefined) return now() - began > turnMs;
    began = now();
    // Immediates run when the sockets that were ready have been read.
    setImmediate(() => {
      began = undefined;
    });
    return false;
  };
}

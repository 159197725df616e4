/** Schedules synchronous work so that connections and requests are accepted in between. */
export type WorkScheduler = {
  /** Call when a connection or request arrives. */
  readonly noteArrival: () => void;
  /** Call when work starts that may block this turn of the event loop. */
  readonly noteWork: () => void;
  /** Whether work must wait for a later turn. */
  readonly isBusy: () => boolean;
};

/**
 * Runs one piece of work, then accepts what has arrived, then runs the next. Node accepts one
 * connection per turn of its event loop, and both a page cached by Next and a group of rows are
 * written almost synchronously: under overload requests would wait uncounted, in connections not
 * yet accepted.
 *
 * @param maxTurns turns of the event loop after which work continues despite new arrivals
 */
export function createWorkScheduler(maxTurns = 16): WorkScheduler {
  let isBusy = false;
  let hasArrived = false;
  let turns = 0;
  // Immediates run after the ready sockets have been read.
  const endTurn = () => {
    turns += 1;
    isBusy = turns === 1 || (hasArrived && turns < maxTurns);
    hasArrived = false;
    if (isBusy) setImmediate(endTurn);
  };
  return {
    noteArrival() {
      hasArrived = true;
    },
    noteWork() {
      if (isBusy) return;
      isBusy = true;
      hasArrived = false;
      turns = 0;
      setImmediate(endTurn);
    },
    isBusy: () => isBusy,
  };
}

/** Decides when work may begin, so that what comes is taken in first. */
export type IntakeFirst = {
  /** A connection or a request has come. */
  readonly noteArrival: () => void;
  /** Work begins, which may hold up this turn of the event loop. */
  readonly noteWork: () => void;
  /** Whether work has to wait for a later turn. */
  readonly isBusy: () => boolean;
};

/**
 * One piece of work, then whatever has come meanwhile, then the next. Node takes one connection a
 * turn of its event loop, and both a page that Next has cached and a group of rows are made almost in
 * one go: under overload requests would wait where nobody counts them, in connections that nobody
 * has taken.
 *
 * @param mostTurns turns of the event loop after which work goes on although more is coming in
 */
export function createIntakeFirst(mostTurns = 16): IntakeFirst {
  let isBusy = false;
  let hasArrived = false;
  let turns = 0;
  // Immediates run when the sockets that were ready have been read.
  const endTurn = () => {
    turns += 1;
    isBusy = turns === 1 || (hasArrived && turns < mostTurns);
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

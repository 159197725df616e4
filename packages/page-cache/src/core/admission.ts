import { AsyncLocalStorage } from 'node:async_hooks';
import { clockStepMs, createResponsiveClock } from './responsive-clock.ts';

/** How much is taken on at once; more waits for a moment, and more than that is refused at once. */
export type AdmissionLimits = {
  readonly inFlight: number;
  readonly queued: number;
  /** Milliseconds that a job may wait; those in which the process itself was blocked do not count. */
  readonly waitMs: number;
};

export type Job = {
  /** @param release to be called when it is over; further calls do nothing */
  readonly run: (release: () => void) => void;
  readonly refuse: () => void;
  /** Whether nobody waits for it any more. */
  readonly isGone: () => boolean;
};

/** Takes jobs on as far as the limits go. */
export type Admission = (job: Job) => void;

type Waiting = Job & { readonly until: number };

/**
 * Bounds what is in flight, so that under overload what is accepted is answered soon, and what is
 * not is refused while it is cheap to refuse.
 *
 * @param isBusy whether nothing may start in this turn of the event loop; a later one goes on
 */
export function createAdmission(
  { inFlight, queued, waitMs }: AdmissionLimits,
  isBusy: () => boolean,
): Admission {
  const queue: Waiting[] = [];
  const clock = createResponsiveClock();
  let running = 0;
  let isWatched = false;
  let isDeferred = false;

  const start = ({ run }: Job) => {
    running += 1;
    let isOver = false;
    run(() => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      startNext();
    });
  };
  const startNext = () => {
    refuseLate();
    while (running < inFlight && queue.length > 0) {
      if (isBusy()) {
        startInNextTurn();
        return;
      }
      const job = queue.shift();
      if (job && !job.isGone()) start(job);
    }
  };
  const startInNextTurn = () => {
    if (isDeferred) return;
    isDeferred = true;
    setImmediate(() => {
      isDeferred = false;
      startNext();
    });
  };
  const refuseLate = () => {
    const now = clock();
    for (let first = queue[0]; first && first.until <= now; first = queue[0]) {
      queue.shift();
      if (!first.isGone()) first.refuse();
    }
  };
  const watch = () => {
    refuseLate();
    const [first] = queue;
    isWatched = first !== undefined;
    if (first) setTimeout(watch, Math.max(1, Math.min(clockStepMs, first.until - clock())));
  };
  return (job) => {
    const isRoom = running < inFlight;
    if (isRoom && queue.length === 0 && !isBusy()) return start(job);
    if (queue.length >= queued) return job.refuse();
    // What starts it later is another request's end, in whose context it must not run.
    queue.push({ ...job, run: AsyncLocalStorage.bind(job.run), until: clock() + waitMs });
    if (isRoom) startInNextTurn();
    if (!isWatched) setTimeout(watch, Math.min(clockStepMs, waitMs));
    isWatched = true;
  };
}

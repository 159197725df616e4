import { AsyncLocalStorage } from 'node:async_hooks';

/** Jobs that run at once, and jobs that wait. Beyond both a job is refused at once. */
export type AdmissionLimits = {
  readonly inFlight: number;
  readonly queued: number;
  /** Milliseconds that a job may wait. */
  readonly waitMs: number;
};

export type AdmissionJob = {
  /** @param release to be called when it is over; further calls do nothing */
  readonly run: (release: () => void) => void;
  readonly refuse: () => void;
  /** Whether its client has gone. */
  readonly isGone: () => boolean;
};

/** Runs a job within the limits, queues it or refuses it. */
export type Admission = (job: AdmissionJob) => void;

type Waiting = AdmissionJob & { readonly until: number };

/**
 * Limits work in flight, so that under overload accepted work is answered soon and the rest is
 * refused while that is cheap.
 *
 * @param isBusy whether nothing may start in this turn of the event loop; a later turn continues
 */
export function createAdmission(
  { inFlight, queued, waitMs }: AdmissionLimits,
  isBusy: () => boolean,
): Admission {
  const queue: Waiting[] = [];
  let running = 0;
  let isWatched = false;
  let isDeferred = false;

  const start = ({ run }: AdmissionJob) => {
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
    const now = Date.now();
    for (let first = queue[0]; first && first.until <= now; first = queue[0]) {
      queue.shift();
      if (!first.isGone()) first.refuse();
    }
  };
  const watch = () => {
    refuseLate();
    const [first] = queue;
    isWatched = first !== undefined;
    if (first) setTimeout(watch, Math.max(1, first.until - Date.now()));
  };
  return (job) => {
    const isRoom = running < inFlight;
    if (isRoom && queue.length === 0 && !isBusy()) return start(job);
    if (queue.length >= queued) return job.refuse();
    // Another request's end starts it later; it must not run in that request's context.
    queue.push({ ...job, run: AsyncLocalStorage.bind(job.run), until: Date.now() + waitMs });
    if (isRoom) startInNextTurn();
    if (!isWatched) setTimeout(watch, waitMs);
    isWatched = true;
  };
}

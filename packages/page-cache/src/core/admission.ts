import { AsyncLocalStorage } from 'node:async_hooks';
import { createPlaces, type Place } from './places.ts';

/** Jobs that run at once, and jobs that wait. Beyond both a job is refused at once. */
export type AdmissionLimits = {
  /** Jobs that work. */
  readonly inFlight: number;
  /** Jobs that have begun and wait for another program, beside those that work. */
  readonly waiting: number;
  readonly queued: number;
  /** Milliseconds that a job may be queued under overload. */
  readonly waitMs: number;
};

export type AdmissionJob = {
  /**
   * Jobs of one key are done once for all of them, such as the render of a page: while one waits
   * for another program, all do.
   */
  readonly key?: string | undefined;
  readonly run: (place: Place) => void;
  readonly refuse: () => void;
  /** Whether its client has gone. */
  readonly isGone: () => boolean;
};

/** Runs a job within the limits, queues it or refuses it. */
export type Admission = (job: AdmissionJob) => void;

type Waiting = AdmissionJob & { readonly until: number };

/**
 * So few jobs that there is room for wait for long turns of the event loop, such as the first render
 * of a page, and not for each other: that is no overload, and they are soon done.
 */
const fewJobs = 16;

/**
 * Limits work in flight, so that under overload accepted work is answered soon and the rest is
 * refused while that is cheap.
 *
 * @param isBusy whether nothing may start in this turn of the event loop; a later turn continues
 */
export function createAdmission(
  { inFlight, waiting, queued, waitMs }: AdmissionLimits,
  isBusy: () => boolean,
): Admission {
  const queue: Waiting[] = [];
  const places = createPlaces(() => startNext());
  let isWatched = false;
  let isDeferred = false;

  const hasRoom = () => places.working() < inFlight && places.taken() < inFlight + waiting;
  const startNext = () => {
    refuseLate();
    while (hasRoom() && queue.length > 0) {
      if (isBusy()) {
        startInNextTurn();
        return;
      }
      const job = queue.shift();
      if (job && !job.isGone()) job.run(places.take(job.key));
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
  const isOverloaded = () => queue.length > fewJobs || !hasRoom();
  const refuseLate = () => {
    const now = Date.now();
    for (let first = queue[0]; first && first.until <= now && isOverloaded(); first = queue[0]) {
      queue.shift();
      if (!first.isGone()) first.refuse();
    }
  };
  const watch = () => {
    refuseLate();
    const [first] = queue;
    isWatched = first !== undefined;
    const leftMs = first ? first.until - Date.now() : 0;
    if (first) setTimeout(watch, leftMs > 0 ? leftMs : waitMs);
  };
  return (job) => {
    const isRoom = hasRoom();
    if (isRoom && queue.length === 0 && !isBusy()) return job.run(places.take(job.key));
    if (queue.length >= queued) return job.refuse();
    // Another request's end starts it later; it must not run in that request's context.
    const run = AsyncLocalStorage.bind(job.run);
    queue.push({ ...job, run, until: Date.now() + waitMs });
    if (isRoom) startInNextTurn();
    if (!isWatched) setTimeout(watch, waitMs);
    isWatched = true;
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Admission, type AdmissionLimits, createAdmission } from '../core/admission.ts';
import type { Worker } from '../model/server-observer.ts';
import type { Intake } from './intake.ts';
import { type BusyPage, refuseOverload } from './refuse-overload.ts';
import { serverState } from './server-state.ts';

/**
 * By worker, so that a service that is slow to answer holds up no page. Next's work is this process's
 * own, 2 ms a request; what it waits for is counted apart. A call is nothing but a wait, and its
 * limit that of requests to the service. A picture may wait seconds for its turn to be drawn, with
 * which no call may wait, and longer than a page before it is refused: browsers do not ask again.
 */
const limits = {
  calls: { inFlight: 128, waiting: 0, queued: 256, waitMs: 600 },
  pictures: { inFlight: 512, waiting: 0, queued: 512, waitMs: 10_000 },
  api: { inFlight: 64, waiting: 256, queued: 256, waitMs: 600 },
  pages: { inFlight: 32, waiting: 512, queued: 256, waitMs: 600 },
} as const satisfies Record<Worker, AdmissionLimits>;

/** A request that is to be worked on. */
export type AdmittedRequest = {
  readonly worker: Worker;
  /** Of requests that wait for one render. */
  readonly key?: string | undefined;
  /** Shown to a visitor who is turned away; without it a problem in JSON is sent. */
  readonly busyPage?: (() => BusyPage | undefined) | undefined;
  readonly work: () => void;
};

export type AdmitRequest = {
  /** Does the work of a request when there is room for it, else refuses it with 503. */
  readonly admit: (
    exchange: readonly [IncomingMessage, ServerResponse],
    admitted: AdmittedRequest,
  ) => void;
};

/** @param onRefused called for each refused request */
export function createAdmitRequest(
  intake: Intake,
  onRefused?: (worker: Worker) => void,
): AdmitRequest {
  const admissions: Record<Worker, Admission> = {
    calls: createAdmission(limits.calls, intake.isBusy),
    pictures: createAdmission(limits.pictures, intake.isBusy),
    api: createAdmission(limits.api, intake.isBusy),
    pages: createAdmission(limits.pages, intake.isBusy),
  };
  const { places } = serverState();
  return {
    admit([request, response], { worker, key, busyPage, work }) {
      intake.noteArrival();
      admissions[worker]({
        key,
        run(place) {
          intake.noteWork();
          response.once('close', place.release);
          places.run(place, work);
        },
        refuse() {
          onRefused?.(worker);
          refuseOverload([request, response], busyPage?.());
        },
        isGone: () => response.destroyed || response.closed,
      });
    },
  };
}

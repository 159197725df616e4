import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Admission, type AdmissionLimits, createAdmission } from '../core/admission.ts';
import type { Worker } from '../model/server-observer.ts';
import { refuseOverload } from './refuse-overload.ts';

/**
 * By worker, so that a service that is slow to answer holds up no page. Next's work is this process's
 * own, 2 ms a request; the service's is waited for.
 */
const limits = {
  calls: { inFlight: 128, queued: 256, waitMs: 600 },
  api: { inFlight: 64, queued: 256, waitMs: 600 },
  pages: { inFlight: 32, queued: 256, waitMs: 600 },
} as const satisfies Record<Worker, AdmissionLimits>;

/** Decides when work may begin, so that requests that have come are taken in first. */
export type Intake = {
  /** A connection or a request has come. */
  readonly noteArrival: () => void;
  /** Work begins, which may hold up this turn of the event loop. */
  readonly noteWork: () => void;
  /** Whether work has to wait for a later turn. */
  readonly isBusy: () => boolean;
};

export type AdmitRequest = {
  /** Does the work of a request when there is room for it, else refuses it with 503. */
  readonly admit: (
    [request, response]: readonly [IncomingMessage, ServerResponse],
    worker: Worker,
    work: () => void,
  ) => void;
};

/** @param onRefused called for each refused request */
export function createAdmitRequest(
  intake: Intake,
  onRefused?: (worker: Worker) => void,
): AdmitRequest {
  const admissions: Record<Worker, Admission> = {
    calls: createAdmission(limits.calls, intake.isBusy),
    api: createAdmission(limits.api, intake.isBusy),
    pages: createAdmission(limits.pages, intake.isBusy),
  };
  return {
    admit([request, response], worker, work) {
      intake.noteArrival();
      admissions[worker]({
        run(release) {
          intake.noteWork();
          response.once('close', release);
          work();
        },
        refuse() {
          onRefused?.(worker);
          refuseOverload(request, response);
        },
        isGone: () => response.destroyed || response.closed,
      });
    },
  };
}

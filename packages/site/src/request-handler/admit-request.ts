import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Admission, type AdmissionLimits, createAdmission } from './admission.ts';
import { createLoopBudget } from './loop-budget.ts';
import { refuseOverload } from './refuse-overload.ts';

/** Who does the work of a request. */
export type Worker = 'calls' | 'api' | 'pages';

/**
 * By worker, so that a service that is slow to answer holds up no page. Next's work is this process's
 * own, 2 ms a request; the service's is waited for.
 */
const limits = {
  calls: { inFlight: 128, queued: 256, waitMs: 800 },
  api: { inFlight: 64, queued: 256, waitMs: 800 },
  pages: { inFlight: 32, queued: 256, waitMs: 800 },
} as const satisfies Record<Worker, AdmissionLimits>;

/** Does the work of a request when there is room for it, else refuses it with 503. */
export type AdmitRequest = (
  [request, response]: readonly [IncomingMessage, ServerResponse],
  worker: Worker,
  work: () => void,
) => void;

export function createAdmitRequest(): AdmitRequest {
  const isSpent = createLoopBudget();
  const admissions: Record<Worker, Admission> = {
    calls: createAdmission(limits.calls, isSpent),
    api: createAdmission(limits.api, isSpent),
    pages: createAdmission(limits.pages, isSpent),
  };
  return ([request, response], worker, work) =>
    admissions[worker]({
      run(release) {
        response.once('close', release);
        work();
      },
      refuse: () => refuseOverload(request, response),
      isGone: () => response.destroyed || response.closed,
    });
}

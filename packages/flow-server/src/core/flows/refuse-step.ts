import type { Application } from '@plaza/contract';
import { type Doubt, type FieldIssue, issueCodes } from '@plaza/flows';
import type { FlowFailure } from '@plaza/screens';
import type { ApplicationFailure } from './application-client.ts';
import { respondWithFlow } from './flow-response.ts';
import type { FlowVisit } from './flow-visit.ts';
import type { SentStep } from './sent-step.ts';
import { stepView } from './step-view.ts';

/** Why a step is not accepted. */
export type Refusal = {
  readonly status: number;
  readonly issues?: readonly FieldIssue[];
  readonly doubts?: readonly Doubt[] | undefined;
  readonly failure?: FlowFailure | undefined;
  /** A link back into this browser is on its way. */
  readonly resent?: boolean;
  /** What is stored by now. */
  readonly application?: Application;
  /** The version on which the next try is based, if nothing is known of what is stored. */
  readonly version?: number | undefined;
};

/** The step again, with everything that was typed and what is wrong. */
export function refuse(visit: FlowVisit, sent: SentStep, refusal: Refusal): Promise<Response> {
  const { step, item, form, version } = sent;
  const { application, issues, doubts, failure, resent } = refusal;
  const view = stepView(visit, {
    application,
    step,
    item,
    typed: form,
    ...(issues && { issues, doubts }),
    ...(resent && { resent }),
    failure,
    // Seeing what changed is what a stale tab needs to be current; other refusals change nothing.
    version: failure === 'stale' ? application?.version : (refusal.version ?? version),
  });
  return respondWithFlow(visit, refusal.status, view);
}

/** What the service found wrong with the answers, by field. */
export function issuesOf({ step }: SentStep, { errors = [] }: ApplicationFailure): FieldIssue[] {
  return errors.flatMap(({ path, code }) => {
    const field = path.split('.').at(-1) ?? '';
    if (!step.fields.some(({ name }) => name === field)) return [];
    return [{ field, code: issueCodes.find((known) => known === code) ?? 'invalid' }];
  });
}

/** How a failure of the service refuses a step. */
export function refusalOf({ failure }: ApplicationFailure) {
  if (failure === 'stale') return { status: 409, failure: 'stale' } as const;
  if (failure === 'gone') return { status: 409, failure: 'lost' } as const;
  if (failure === 'elsewhere') return { status: 409, failure: 'elsewhere' } as const;
  if (failure === 'too-many') return { status: 429, failure: 'too-many' } as const;
  return { status: 503, failure: 'unavailable' } as const;
}

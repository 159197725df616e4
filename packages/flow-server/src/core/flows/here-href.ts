import { nextStep } from '@plaza/flows';
import { flowViews } from '@plaza/screens';
import { type FlowVisit, type HeldApplication, stepHref } from './flow-visit.ts';

/** Where the applicant is. */
export function hereHref(visit: FlowVisit, { application }: HeldApplication): string {
  if (application.state === 'submitted') return stepHref(visit, flowViews.done);
  const next = nextStep(visit.flow, application.answers);
  const last = visit.flow.steps.at(-1)?.name ?? '';
  // Without a page to check answers on, the last step is what is left to send.
  return stepHref(visit, typeof next === 'string' ? next : last);
}

import { checkStep } from './check-step.ts';
import { redirectTo } from './flow-response.ts';
import { contextOf, type FlowVisit, type HeldApplication } from './flow-visit.ts';
import { hereHref } from './here-href.ts';
import { refuse } from './refuse-step.ts';
import type { SentStep } from './sent-step.ts';
import { linkFromStep, storeStep } from './store-step.ts';

/** Checks a step of an open application, and stores or refuses it. */
export async function answerOpenStep(
  visit: FlowVisit,
  sent: SentStep,
  held: HeldApplication,
): Promise<Response> {
  const { key, application } = held;
  const context = contextOf(visit, application.answers);
  const checked = checkStep(sent, { flow: visit.flow, context, application });
  switch (checked.kind) {
    case 'unreached':
      return redirectTo(hereHref(visit, held));
    case 'blank':
      return linkFromStep(visit, sent, held);
    case 'invalid': {
      const { issues, doubts } = checked;
      return refuse(visit, sent, { status: 422, issues, doubts, application });
    }
    case 'unseen':
      return refuse(visit, sent, { status: 409, failure: 'stale', application });
    case 'accepted':
      return storeStep(visit, sent, { ...checked, key, application });
  }
}

import type { Application } from '@plaza/contract';
import { appliedAnswers } from '@plaza/flows';
import { type FlowActionName, flowForm, flowViews } from '@plaza/screens';
import type { StepView } from './flow-view.ts';
import { contextOf, type FlowVisit, pagePath } from './flow-visit.ts';
import { maskedEmail } from './masked-answers.ts';
import type { LinkResult } from './respond-with-link.ts';

const LATER: FlowActionName = 'later';

/** Whether a link can be sent: to an address that was answered, and with a page that opens it. */
export function canSendLink(visit: FlowVisit, application: Application | undefined): boolean {
  const fields = visit.flow.steps.flatMap((step) => step.fields);
  const addresses = fields.filter(({ kind }) => kind === 'email').map(({ name }) => name);
  const answered = Object.values(appliedAnswers(visit.flow, application?.answers ?? {})).flat();
  const isKnown = answered.some((step) => addresses.some((name) => step[name] !== undefined));
  return isKnown && pagePath(visit, 'EmailConfirmationGate') !== undefined;
}

export const withheldLater = (visit: FlowVisit, application: Application | undefined): string[] =>
  canSendLink(visit, application) ? [] : [LATER];

type Later = Omit<LinkResult, 'status'>;

/** Offers to go on with answers that were not sent, or to begin again. */
export function resumeView(
  visit: FlowVisit,
  application: Application,
  { resent = false, failure }: Later = {},
): StepView {
  return {
    kind: 'step',
    step: flowViews.resume,
    context: contextOf(visit, application.answers),
    carried: { [flowForm.stepField]: flowViews.resume },
    values: {},
    left: [],
    issues: [],
    failure,
    withheld: withheldLater(visit, application),
    resent,
    maskedEmail: maskedEmail(visit.flow, application),
  };
}

/** Says that the application goes on in another browser, and offers a link back into this one. */
export const elsewhereView = (
  visit: FlowVisit,
  { resent = false, failure }: Later = {},
): StepView => ({
  kind: 'step',
  step: flowViews.elsewhere,
  context: contextOf(visit),
  carried: { [flowForm.stepField]: flowViews.elsewhere },
  values: {},
  left: [],
  issues: [],
  failure,
  withheld: [],
  resent,
});

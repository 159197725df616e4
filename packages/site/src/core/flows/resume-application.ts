import type { Application } from '@plaza/contract';
import { appliedAnswers } from '@plaza/flows';
import { type FlowActionName, type FlowFailure, flowForm, flowViews } from '@plaza/screens';
import { type ApplicationFailure, isFailure } from './application-client.ts';
import type { ApplicationKey } from './application-cookie.ts';
import { withApplication } from './flow-response.ts';
import type { StepView } from './flow-view.ts';
import { contextOf, type FlowVisit, pagePath } from './flow-visit.ts';
import { maskedEmail } from './masked-answers.ts';

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

type Later = { readonly resent?: boolean; readonly failure?: FlowFailure | undefined };

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

/**
 * Remembers at the page that opens links which application this browser holds: a link that it has
 * asked for itself shows it everything.
 */
export function rememberAtGate(
  visit: FlowVisit,
  key: ApplicationKey,
  response: Response,
): Response {
  const path = pagePath(visit, 'EmailConfirmationGate');
  return path === undefined ? response : withApplication(response, { ...visit, path }, key);
}

/** Sends the link. @returns what the page says of it, with the status of its response */
export async function sendLink(
  visit: FlowVisit,
  key: ApplicationKey,
): Promise<Later & { readonly status: number }> {
  const sent = await visit.service.sendConfirmation(key, {});
  if (!isFailure(sent)) return { status: 200, resent: true };
  return failed(sent);
}

function failed({ failure }: ApplicationFailure) {
  if (failure === 'too-many') return { status: 429, failure: 'too-many' } as const;
  if (failure === 'gone') return { status: 409, failure: 'lost' } as const;
  return { status: 503, failure: 'unavailable' } as const;
}

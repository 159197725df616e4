import { flowForm } from '@plaza/screens';
import type { ApplicationKey } from './application-cookie.ts';
import { redirectTo, respondWithFlow, withApplication } from './flow-response.ts';
import type { FlowVisit } from './flow-visit.ts';
import type { Held } from './held-application.ts';
import { hereHref } from './here-href.ts';
import { refuse } from './refuse-step.ts';
import { elsewhereView, rememberAtGate, resumeView, sendLink } from './resume-application.ts';
import type { SentStep } from './sent-step.ts';

export const isLater = (form: URLSearchParams): boolean =>
  form.get(flowForm.actionField) === 'later';

/** What the applicant does with answers that were not sent. */
export async function receiveResume(visit: FlowVisit, held: Held, form: URLSearchParams) {
  if (form.get(flowForm.actionField) === 'restart')
    return withApplication(redirectTo(visit.path), visit, undefined);
  if (held.kind !== 'held') return redirectTo(visit.path);
  if (!isLater(form) || held.application.state === 'submitted')
    return redirectTo(hereHref(visit, held));
  const { status, ...said } = await sendLink(visit, held.key);
  const view = resumeView(visit, held.application, said);
  return rememberAtGate(visit, held.key, await respondWithFlow(visit, status, view));
}

/** What the applicant does with answers that go on in another browser. */
export async function receiveElsewhere(visit: FlowVisit, held: Held, form: URLSearchParams) {
  if (form.get(flowForm.actionField) === 'restart')
    return withApplication(redirectTo(visit.path), visit, undefined);
  if (held.kind !== 'elsewhere') return redirectTo(visit.path);
  const { status, ...said } = await sendLink(visit, held.key);
  const view = elsewhereView(visit, said);
  return rememberAtGate(visit, held.key, await respondWithFlow(visit, status, view));
}

/** The step with everything that was typed, and how it can be sent after all. */
export async function refuseElsewhere(visit: FlowVisit, sent: SentStep, key: ApplicationKey) {
  if (sent.action !== 'later') return refuse(visit, sent, { status: 409, failure: 'elsewhere' });
  const { status, failure, resent } = await sendLink(visit, key);
  const page = await refuse(visit, sent, { status, failure, ...(resent && { resent }) });
  return rememberAtGate(visit, key, page);
}

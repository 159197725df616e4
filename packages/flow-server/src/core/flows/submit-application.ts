import { createHash } from 'node:crypto';
import type { Application } from '@plaza/contract';
import { nextStep } from '@plaza/flows';
import { flowForm, flowViews } from '@plaza/screens';
import { spamSigns } from '../forms/spam-signs.ts';
import { type ApplicationFailure, isFailure } from './application-client.ts';
import type { ApplicationKey } from './application-cookie.ts';
import { checkView } from './check-view.ts';
import { redirectTo, respondWithFlow } from './flow-response.ts';
import { type FlowVisit, stepHref } from './flow-visit.ts';
import { stepView } from './step-view.ts';
import { respondUnavailable } from './unavailable-view.ts';

type Submission = {
  /** The form with which it is sent. */
  readonly form: URLSearchParams;
  readonly version: number;
  /** As it was before the last step; undefined if that made it. */
  readonly application: Application | undefined;
};

/** Sends an application. The key is its own, so that sending it again is the same submission. */
export async function submitApplication(
  visit: FlowVisit,
  key: ApplicationKey,
  submission: Submission,
): Promise<Response> {
  const { version } = submission;
  const consentId = visit.port.consentId(visit.request);
  const submitted = await visit.service.submit(key, {
    version,
    idempotencyKey: keyOf(key),
    ...signsOf(visit, submission),
    ...(consentId && { consentId }),
  });
  if (!isFailure(submitted) || submitted.failure === 'submitted')
    return redirectTo(stepHref(visit, flowViews.done));
  const application = await visit.service.read(key);
  if (isFailure(application) && application.failure === 'elsewhere')
    return redirectTo(stepHref(visit, lastOf(visit)));
  if (isFailure(application)) return respondUnavailable(visit, stepHref(visit, lastOf(visit)));
  return refuseSubmission(visit, submitted, application);
}

const keyOf = ({ id }: ApplicationKey) =>
  createHash('sha256').update(`submit ${id}`).digest('base64url');

/** The whole flow takes a person some time, which the service knows without JavaScript. */
function signsOf({ port }: FlowVisit, { form, application }: Submission) {
  const elapsed = application && port.now().getTime() - Date.parse(application.createdAt);
  const signs = spamSigns(form.get(flowForm.trapField), elapsed, flowForm.shortestMs);
  return signs.length > 0 ? { spamSigns: signs } : {};
}

/** Where the answers are sent. */
const lastOf = ({ flow }: FlowVisit) =>
  flow.checkAnswers ? flowViews.check : (flow.steps.at(-1)?.name ?? '');

/** The answers again, as they are stored by now; or the step that is missing. */
function refuseSubmission(
  visit: FlowVisit,
  { failure: reason }: ApplicationFailure,
  application: Application,
): Response | Promise<Response> {
  const failure = reason === 'stale' || reason === 'too-many' ? reason : 'unavailable';
  const status = { stale: 409, 'too-many': 429, unavailable: 503 }[failure];
  const next = nextStep(visit.flow, application.answers);
  if (reason === 'missing' && typeof next === 'string') return redirectTo(stepHref(visit, next));
  if (next === flowViews.check)
    return respondWithFlow(visit, status, checkView(visit, application, { failure }));
  const step = visit.flow.steps.find(({ name }) => name === next) ?? visit.flow.steps.at(-1);
  if (!step) return redirectTo(visit.path);
  const shown = { application, step, item: 1, failure } as const;
  return respondWithFlow(visit, status, stepView(visit, shown));
}

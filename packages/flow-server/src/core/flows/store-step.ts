import type { Application } from '@plaza/contract';
import { flowViews } from '@plaza/screens';
import { type AfterStep, afterStep } from './after-step.ts';
import { type ApplicationFailure, isFailure } from './application-client.ts';
import type { ApplicationKey } from './application-cookie.ts';
import type { AcceptedStep } from './check-step.ts';
import { redirectTo, respondWithFlow } from './flow-response.ts';
import { type FlowVisit, type HeldApplication, stepHref } from './flow-visit.ts';
import { keptAnswers } from './masked-answers.ts';
import { issuesOf, refusalOf, refuse } from './refuse-step.ts';
import { respondWithLink } from './respond-with-link.ts';
import type { SentStep } from './sent-step.ts';
import { stepView } from './step-view.ts';
import { submitApplication } from './submit-application.ts';

type Storing = Omit<AcceptedStep, 'kind'> & {
  readonly key: ApplicationKey;
  /** As it was before; undefined if it is new. */
  readonly application?: Application;
};

/** Stores a step, and leads on from it. */
export async function storeStep(
  visit: FlowVisit,
  sent: SentStep,
  storing: Storing,
): Promise<Response> {
  const { key, application, keep, version } = storing;
  // The contract's answers are mutable arrays; these are not changed again.
  const answers = storing.value as Application['answers'][string];
  const stored = await visit.service.putStep(key, sent.step.name, {
    ...{ version, answers },
    ...(keep.length > 0 && { keep: [...keep] }),
  });
  if (isFailure(stored)) return refuseStored(visit, sent, { ...storing, failure: stored });
  const all = { ...application?.answers, [sent.step.name]: storedValue(sent, storing) };
  const after = afterStep(sent, { flow: visit.flow, answers: all, isNew: !application });
  return leadOn(visit, sent, { after, key, application, answers: all, version: stored.version });
}

/** A step as it is stored: what was sent, and what stays of it. */
function storedValue({ step }: SentStep, { application, keep, value }: Storing) {
  const whole = keep.length > 0 ? { ...keptAnswers(application, step, keep), ...value } : value;
  return whole as Application['answers'][string];
}

type Leading = Pick<Storing, 'key'> & {
  readonly after: AfterStep;
  readonly application: Application | undefined;
  readonly answers: Application['answers'];
  readonly version: number;
};

function leadOn(
  visit: FlowVisit,
  sent: SentStep,
  { after, key, application, answers, version }: Leading,
): Promise<Response> | Response {
  if (after.kind === 'step') return redirectTo(stepHref(visit, after.step, after.item));
  if (after.kind === 'link' && application)
    return linkFromStep(visit, sent, { key, application: { ...application, answers, version } });
  return submitApplication(visit, key, { form: sent.form, version, application });
}

/** Sends a link to go on later, and shows the step as it is stored. */
export const linkFromStep = (
  visit: FlowVisit,
  { step, item }: SentStep,
  { key, application }: HeldApplication,
): Promise<Response> =>
  respondWithLink(visit, key, ({ status, ...result }) =>
    respondWithFlow(visit, status, stepView(visit, { application, step, item, ...result })),
  );

type NotStored = Storing & { readonly failure: ApplicationFailure };

/** A stale tab is shown what is stored by now beside what was typed. */
async function refuseStored(
  visit: FlowVisit,
  sent: SentStep,
  { key, failure, application, version }: NotStored,
): Promise<Response> {
  if (failure.failure === 'submitted') return redirectTo(stepHref(visit, flowViews.done));
  const based = { ...sent, version };
  if (failure.failure === 'invalid')
    return refuse(visit, based, {
      status: 422,
      issues: issuesOf(sent, failure),
      ...(application && { application }),
    });
  const current = failure.failure === 'stale' ? await visit.service.read(key) : undefined;
  const latest = current && !isFailure(current) ? current : application;
  return refuse(visit, based, {
    ...refusalOf(failure),
    ...(latest ? { application: latest } : { version }),
  });
}

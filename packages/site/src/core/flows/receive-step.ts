import type { Application } from '@plaza/contract';
import {
  type FieldIssue,
  itemsOf,
  nextStep,
  readStep,
  type StepAnswers,
  stepsOf,
} from '@plaza/flows';
import { flowForm, flowViews } from '@plaza/screens';
import { readForm } from '../forms/read-form.ts';
import { type ApplicationFailure, isFailure } from './application-client.ts';
import type { ApplicationKey } from './application-cookie.ts';
import { checkView } from './check-view.ts';
import { redirectTo, respondWithFlow, withApplication } from './flow-response.ts';
import { contextOf, type FlowVisit, type HeldApplication, stepHref } from './flow-visit.ts';
import { type Held, readHeld } from './held-application.ts';
import { knownFacts } from './known-facts.ts';
import { issuesOf, refuse } from './refuse-step.ts';
import { resumeView, sendLink } from './resume-application.ts';
import { readSent, type SentStep } from './sent-step.ts';
import { hereHref } from './show-step.ts';
import { stepView } from './step-view.ts';
import { submitApplication } from './submit-application.ts';
import { respondUnavailable } from './unavailable-view.ts';

/** Receives a step: stores it, and sends the applicant to the next one. */
export async function receiveStep(visit: FlowVisit): Promise<Response> {
  const form = await readForm(visit.request, flowForm.bodyBytes);
  if (form instanceof Response) return form;
  const sent = readSent(visit, form);
  const held = await readHeld(visit);
  const step = form.get(flowForm.stepField);
  if (step === flowViews.resume) return receiveResume(visit, held, form);
  if (step === flowViews.check) return receiveCheck(visit, held, form);
  if (!sent) return redirectTo(visit.path);
  if (held.kind === 'away') return refuse(visit, sent, { status: 503, failure: 'unavailable' });
  const isFirst = sent.step === visit.flow.steps[0];
  if (held.kind !== 'held')
    return isFirst
      ? receiveFirst(visit, sent)
      : refuse(visit, sent, { status: 409, failure: 'lost' });
  const { application } = held;
  if (application.state === 'submitted')
    return isFirst && sent.version === undefined
      ? receiveFirst(visit, sent)
      : redirectTo(stepHref(visit, flowViews.done));
  return receiveNext(visit, sent, held);
}

/** The answers before they are sent, which carry nothing but their version. */
async function receiveCheck(visit: FlowVisit, held: Held, form: URLSearchParams) {
  if (held.kind === 'none') return redirectTo(visit.path);
  if (held.kind === 'gone') return withApplication(redirectTo(visit.path), visit, undefined);
  if (held.kind === 'away') return respondUnavailable(visit, stepHref(visit, flowViews.check));
  if (held.application.state === 'submitted') return redirectTo(stepHref(visit, flowViews.done));
  if (isLater(form)) {
    const { status, ...said } = await sendLink(visit, held.key);
    return respondWithFlow(visit, status, checkView(visit, held.application, said));
  }
  const version = Number(form.get(flowForm.versionField));
  return submitApplication(visit, held.key, { form, version, application: held.application });
}

type Value = StepAnswers | readonly StepAnswers[];

const isLater = (form: URLSearchParams) => form.get(flowForm.actionField) === 'later';

/** What the applicant does with answers that were not sent. */
async function receiveResume(visit: FlowVisit, held: Held, form: URLSearchParams) {
  if (form.get(flowForm.actionField) === 'restart')
    return withApplication(redirectTo(visit.path), visit, undefined);
  if (held.kind !== 'held') return redirectTo(visit.path);
  if (!isLater(form) || held.application.state === 'submitted')
    return redirectTo(hereHref(visit, held));
  const { status, ...said } = await sendLink(visit, held.key);
  return respondWithFlow(visit, status, resumeView(visit, held.application, said));
}

/** Reads what was sent. @returns the whole step as it is to be stored, or what is wrong */
function readValue(
  visit: FlowVisit,
  { step, item, form, action }: SentStep,
  answers: Application['answers'],
): { readonly value: Value } | { readonly issues: readonly FieldIssue[] } {
  const items = itemsOf(answers, step.name);
  if (action === 'remove' && step.repeat)
    return { value: items.filter((_, index) => index !== item - 1) };
  if (action === 'skip' && visit.flow.skippable) return { value: {} };
  const read = readStep(step, form, contextOf(visit, answers));
  if ('issues' in read) return read;
  if (!step.repeat) return { value: read.answers };
  const before = items.slice(0, item - 1);
  return { value: [...before, read.answers, ...items.slice(item)].slice(0, step.repeat.max) };
}

/** The partner in whose name the page asks, if the site has it. */
function whiteLabelOf({ port }: FlowVisit, { form }: SentStep) {
  const token = form.get(flowForm.partnerField);
  return port.partners.some((partner) => partner.token === token) && token
    ? { whiteLabelToken: token }
    : {};
}

/** Makes an application of the first step. */
async function receiveFirst(visit: FlowVisit, sent: SentStep): Promise<Response> {
  const read = readValue(visit, sent, {});
  if ('issues' in read) return refuse(visit, sent, { status: 422, issues: read.issues });
  const { match, port, flow, service } = visit;
  const { country } = contextOf(visit);
  const created = await service.create({
    flow: flow.name,
    locale: match.locale,
    country,
    eventId: port.newEventId(),
    ...whiteLabelOf(visit, sent),
    ...knownFacts(visit.request.headers),
  });
  if (isFailure(created)) return refuse(visit, sent, refusalOf(created));
  const key = { id: created.id, token: created.token };
  const stored = { ...sent, version: created.version };
  return withApplication(await store(visit, stored, { key, value: read.value }), visit, key);
}

async function receiveNext(
  visit: FlowVisit,
  sent: SentStep,
  held: Extract<Held, { kind: 'held' }>,
): Promise<Response> {
  const { application, key } = held;
  const reached = stepsOf(visit.flow, application.answers).some(
    ({ step, state }) => step === sent.step && state !== 'open',
  );
  if (!reached) return redirectTo(hereHref(visit, held));
  if (sent.action === 'later' && isEmpty(sent)) return goOnLater(visit, sent, held);
  const read = readValue(visit, sent, application.answers);
  if ('issues' in read)
    return refuse(visit, sent, { status: 422, issues: read.issues, application });
  // A page without a version has shown no answers; it must not overwrite any unseen.
  const isUnseen =
    sent.version === undefined && itemsOf(application.answers, sent.step.name).length > 0;
  if (isUnseen) return refuse(visit, sent, { status: 409, failure: 'stale', application });
  const version = sent.version ?? application.version;
  return store(visit, { ...sent, version }, { key, value: read.value, application });
}

type Storing = {
  readonly key: ApplicationKey;
  readonly value: Value;
  /** As it was before; undefined if it is new. */
  readonly application?: Application;
};

async function store(
  visit: FlowVisit,
  sent: SentStep & { readonly version: number },
  { key, value, application }: Storing,
): Promise<Response> {
  const { step, version } = sent;
  // The contract's answers are mutable arrays; these are not changed again.
  const answers = value as Application['answers'][string];
  const stored = await visit.service.putStep(key, step.name, { version, answers });
  if (isFailure(stored)) return refuseStored(visit, sent, { key, failure: stored, application });
  const all = { ...application?.answers, [step.name]: answers };
  if (sent.action === 'add' && step.repeat)
    return redirectTo(stepHref(visit, step.name, Math.min(sent.item + 1, step.repeat.max)));
  if (sent.action === 'remove') return redirectTo(stepHref(visit, step.name));
  if (sent.action === 'later' && application)
    return goOnLater(visit, sent, {
      key,
      application: { ...application, answers: all, version: stored.version },
    });
  const next = nextStep(visit.flow, all);
  if (typeof next === 'string') return redirectTo(stepHref(visit, next));
  return submitApplication(visit, key, { form: sent.form, version: stored.version, application });
}

const isEmpty = ({ step, form }: SentStep) =>
  step.fields.every(({ name }) => form.getAll(name).every((typed) => typed.trim() === ''));

/** Sends a link to go on later, and shows the step as it is stored. */
async function goOnLater(visit: FlowVisit, { step, item }: SentStep, held: HeldApplication) {
  const { status, ...said } = await sendLink(visit, held.key);
  const { application } = held;
  return respondWithFlow(visit, status, stepView(visit, { application, step, item, ...said }));
}

type Refused = Pick<Storing, 'key' | 'application'> & { readonly failure: ApplicationFailure };

/** A stale tab is shown what is stored by now beside what was typed. */
async function refuseStored(
  visit: FlowVisit,
  sent: SentStep,
  { key, failure, application }: Refused,
): Promise<Response> {
  if (failure.failure === 'submitted') return redirectTo(stepHref(visit, flowViews.done));
  if (failure.failure === 'invalid')
    return refuse(visit, sent, {
      status: 422,
      issues: issuesOf(sent, failure),
      ...(application && { application }),
    });
  const current = failure.failure === 'stale' ? await visit.service.read(key) : undefined;
  const latest = current && !isFailure(current) ? current : application;
  const { version } = sent;
  return refuse(visit, sent, {
    ...refusalOf(failure),
    ...(latest ? { application: latest } : { version }),
  });
}

/** How a failure of the service is told. */
function refusalOf({ failure }: ApplicationFailure) {
  if (failure === 'stale') return { status: 409, failure: 'stale' } as const;
  if (failure === 'gone') return { status: 409, failure: 'lost' } as const;
  if (failure === 'too-many') return { status: 429, failure: 'too-many' } as const;
  return { status: 503, failure: 'unavailable' } as const;
}

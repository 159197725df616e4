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
import { answerClaim } from './answer-claim.ts';
import { type ApplicationFailure, isFailure } from './application-client.ts';
import type { ApplicationKey } from './application-cookie.ts';
import { checkView } from './check-view.ts';
import { redirectTo, respondWithFlow, withApplication } from './flow-response.ts';
import { contextOf, type FlowVisit, type HeldApplication, stepHref } from './flow-visit.ts';
import { receiveArrival } from './hand-over.ts';
import { type Held, readHeld } from './held-application.ts';
import { hereHref } from './here-href.ts';
import { knownFacts } from './known-facts.ts';
import { keptAnswers, keptFields } from './masked-answers.ts';
import { isLater, receiveElsewhere, receiveResume, refuseElsewhere } from './receive-resume.ts';
import { issuesOf, type Refusal, refuse } from './refuse-step.ts';
import { elsewhereView, rememberAtGate, sendLink } from './resume-application.ts';
import { readSent, type SentStep } from './sent-step.ts';
import { settleDoubts } from './settle-doubts.ts';
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
  if (step === flowViews.vendors) return answerClaim(visit, held, form);
  if (step === flowViews.arrival) return receiveArrival(visit, held, form);
  if (step === flowViews.resume) return receiveResume(visit, held, form);
  if (step === flowViews.elsewhere) return receiveElsewhere(visit, held, form);
  if (step === flowViews.check) return receiveCheck(visit, held, form);
  if (!sent) return redirectTo(visit.path);
  if (held.kind === 'away') return refuse(visit, sent, { status: 503, failure: 'unavailable' });
  if (held.kind === 'elsewhere') return refuseElsewhere(visit, sent, held.key);
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
  if (held.kind === 'elsewhere') return respondWithFlow(visit, 409, elsewhereView(visit));
  if (held.application.state === 'submitted') return redirectTo(stepHref(visit, flowViews.done));
  if (isLater(form)) {
    const { status, ...said } = await sendLink(visit, held.key);
    const view = checkView(visit, held.application, said);
    return rememberAtGate(visit, held.key, await respondWithFlow(visit, status, view));
  }
  const version = Number(form.get(flowForm.versionField));
  return submitApplication(visit, held.key, { form, version, application: held.application });
}

type Value = StepAnswers | readonly StepAnswers[];

type Known = {
  readonly answers: Application['answers'];
  /** Masked fields that nobody has typed in. */
  readonly kept?: readonly string[];
};

type Refused = Pick<Refusal, 'doubts'> & { readonly issues: readonly FieldIssue[] };

/** Reads what was sent. @returns the whole step as it is to be stored, or what is wrong */
function readValue(
  visit: FlowVisit,
  { step, item, form, action }: SentStep,
  { answers, kept = [] }: Known,
): { readonly value: Value } | Refused {
  const items = itemsOf(answers, step.name);
  if (action === 'remove' && step.repeat)
    return { value: items.filter((_, index) => index !== item - 1) };
  if (action === 'skip' && visit.flow.skippable) return { value: {} };
  const fields = step.fields.filter(({ name }) => !kept.includes(name));
  const typed = readStep({ ...step, fields }, form, contextOf(visit, answers));
  if ('issues' in typed) return typed;
  const read = settleDoubts(typed.answers, typed.doubts ?? [], form);
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
  const read = readValue(visit, sent, { answers: {} });
  if ('issues' in read) return refuse(visit, sent, { status: 422, ...read });
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
  const keep = keptFields(application, sent.step, sent.form);
  const read = readValue(visit, sent, { answers: application.answers, kept: keep });
  if ('issues' in read) return refuse(visit, sent, { status: 422, ...read, application });
  // A page without a version has shown no answers; it must not overwrite any unseen.
  const isUnseen =
    sent.version === undefined && itemsOf(application.answers, sent.step.name).length > 0;
  if (isUnseen) return refuse(visit, sent, { status: 409, failure: 'stale', application });
  const version = sent.version ?? application.version;
  return store(visit, { ...sent, version }, { key, value: read.value, application, keep });
}

type Storing = {
  readonly key: ApplicationKey;
  readonly value: Value;
  /** Masked fields that stay as they are stored. */
  readonly keep?: readonly string[];
  /** As it was before; undefined if it is new. */
  readonly application?: Application;
};

async function store(
  visit: FlowVisit,
  sent: SentStep & { readonly version: number },
  { key, value, application, keep = [] }: Storing,
): Promise<Response> {
  const { step, version } = sent;
  // The contract's answers are mutable arrays; these are not changed again.
  const answers = value as Application['answers'][string];
  const stored = await visit.service.putStep(key, step.name, {
    ...{ version, answers },
    ...(keep.length > 0 && { keep: [...keep] }),
  });
  if (isFailure(stored)) return refuseStored(visit, sent, { key, failure: stored, application });
  const whole = keep.length > 0 ? { ...keptAnswers(application, step, keep), ...value } : answers;
  const all = { ...application?.answers, [step.name]: whole as Application['answers'][string] };
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
  const view = stepView(visit, { application, step, item, ...said });
  return rememberAtGate(visit, held.key, await respondWithFlow(visit, status, view));
}

type NotStored = Pick<Storing, 'key' | 'application'> & { readonly failure: ApplicationFailure };

/** A stale tab is shown what is stored by now beside what was typed. */
async function refuseStored(
  visit: FlowVisit,
  sent: SentStep,
  { key, failure, application }: NotStored,
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
  if (failure === 'elsewhere') return { status: 409, failure: 'elsewhere' } as const;
  if (failure === 'too-many') return { status: 429, failure: 'too-many' } as const;
  return { status: 503, failure: 'unavailable' } as const;
}

import { flowForm, flowViews } from '@plaza/screens';
import { answerClaim, refuseClaim } from './answer-claim.ts';
import { answerOpenStep } from './answer-open-step.ts';
import type { ApplicationKey } from './application-cookie.ts';
import { checkView } from './check-view.ts';
import { createApplication } from './create-application.ts';
import type { FormDecision } from './decide-form.ts';
import { redirectTo, respondWithFlow, withApplication } from './flow-response.ts';
import { type FlowVisit, type HeldApplication, stepHref } from './flow-visit.ts';
import { receiveArrival } from './hand-over.ts';
import type { Held } from './held-application.ts';
import { hereHref } from './here-href.ts';
import type { PostedForm } from './posted-form.ts';
import { refuse } from './refuse-step.ts';
import { respondWithLink } from './respond-with-link.ts';
import { elsewhereView, resumeView } from './resume-application.ts';
import type { SentStep } from './sent-step.ts';
import { submitApplication } from './submit-application.ts';
import { respondUnavailable } from './unavailable-view.ts';

/** A form, and what its browser holds. */
export type Posting = {
  readonly visit: FlowVisit;
  readonly posted: PostedForm;
  readonly held: Held;
};

// The decisions that need a step, an application or a key are made only where there is one.

function sentOf({ posted }: Posting): SentStep {
  if ('sent' in posted) return posted.sent;
  throw new Error(`The form "${posted.name}" is not a step.`);
}

function applicationOf({ held }: Posting): HeldApplication {
  if (held.kind === 'held') return held;
  throw new Error(`The browser holds no application: "${held.kind}".`);
}

function keyOf({ held }: Posting): ApplicationKey {
  if ('key' in held) return held.key;
  throw new Error(`The browser holds no key: "${held.kind}".`);
}

const refuseWith = (posting: Posting, refusal: Parameters<typeof refuse>[2]) =>
  refuse(posting.visit, sentOf(posting), refusal);

const leadToPage = ({ visit }: Posting) => redirectTo(visit.path);

function linkFromCheck(posting: Posting) {
  const { visit } = posting;
  const { key, application } = applicationOf(posting);
  return respondWithLink(visit, key, ({ status, ...result }) =>
    respondWithFlow(visit, status, checkView(visit, application, result)),
  );
}

function linkFromResume(posting: Posting) {
  const { visit } = posting;
  const { key, application } = applicationOf(posting);
  return respondWithLink(visit, key, ({ status, ...result }) =>
    respondWithFlow(visit, status, resumeView(visit, application, result)),
  );
}

const linkFromElsewhere = (posting: Posting) =>
  respondWithLink(posting.visit, keyOf(posting), ({ status, ...result }) =>
    respondWithFlow(posting.visit, status, elsewhereView(posting.visit, result)),
  );

const linkFromRefused = (posting: Posting) =>
  respondWithLink(posting.visit, keyOf(posting), (result) => refuseWith(posting, result));

/** The form of the check page carries nothing but the version that it showed. */
function submit(posting: Posting) {
  const { key, application } = applicationOf(posting);
  const { fields } = posting.posted;
  const version = Number(fields.get(flowForm.versionField));
  return submitApplication(posting.visit, key, { form: fields, version, application });
}

/** How each decision is answered. */
const answers: Readonly<Record<FormDecision, (posting: Posting) => Promise<Response> | Response>> =
  {
    create: (posting) => createApplication(posting.visit, sentOf(posting)),
    store: (posting) => answerOpenStep(posting.visit, sentOf(posting), applicationOf(posting)),
    submit,
    'link-from-check': linkFromCheck,
    'link-from-resume': linkFromResume,
    'link-from-elsewhere': linkFromElsewhere,
    'link-from-refused': linkFromRefused,
    'refuse-away': (posting) => refuseWith(posting, { status: 503, failure: 'unavailable' }),
    'refuse-lost': (posting) => refuseWith(posting, { status: 409, failure: 'lost' }),
    'refuse-elsewhere': (posting) => refuseWith(posting, { status: 409, failure: 'elsewhere' }),
    'show-unavailable': ({ visit }) => respondUnavailable(visit, stepHref(visit, flowViews.check)),
    'show-elsewhere': ({ visit }) => respondWithFlow(visit, 409, elsewhereView(visit)),
    'lead-to-page': leadToPage,
    'lead-to-here': (posting) => redirectTo(hereHref(posting.visit, applicationOf(posting))),
    'start-over': (posting) => withApplication(leadToPage(posting), posting.visit, undefined),
    'take-arrival': ({ visit, held, posted }) => receiveArrival(visit, held, posted.fields),
    claim: (posting) => answerClaim(posting.visit, applicationOf(posting), posting.posted.fields),
    'refuse-claim': () => refuseClaim(409),
    'claim-away': () => refuseClaim(503),
  };

/** Answers a form as it was decided. */
export const answerForm = (decision: FormDecision, posting: Posting) => answers[decision](posting);

import type {
  ApplicationAnswers,
  ApplicationSubmitRequest,
  ApplicationSubmitted,
} from '@plaza/contract';
import { appliedAnswers, endOf, missingSteps } from '@plaza/flows';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { sealAnswers } from './create-application.ts';
import { emailPlace } from './encryption/seal-answers.ts';
import {
  type ApplicationServices,
  conflictWith,
  flowOf,
  type OpenApplication,
  openApplication,
  submittedAs,
} from './open-application.ts';
import { referenceOf } from './reference.ts';
import { mailLink } from './send-confirmation.ts';
import { eventsOf } from './vendor-events-of.ts';

/**
 * POST /applications/{id}/submit: submits an application once. If its flow wants the address
 * confirmed, the email with the link is stored before the response: a request that fails between
 * the two is repeated.
 */
export async function submitApplication(
  request: FastifyRequest,
  services: ApplicationServices,
): Promise<ApplicationSubmitted> {
  const submitted = await submitOnce(request, services);
  const opened = await openApplication(request, services);
  const { confirmEmail } = flowOf(opened, services);
  if (confirmEmail && !opened.stored.emailConfirmedAt) await mailLink(request, opened, services);
  return submitted;
}

async function submitOnce(
  request: FastifyRequest,
  services: ApplicationServices,
): Promise<ApplicationSubmitted> {
  const sent = request.body as ApplicationSubmitRequest;
  const opened = await openApplication(request, services);
  const { stored, answers } = opened;
  if (stored.submittedAt || stored.version !== sent.version) return repeated(opened, sent);
  const flow = flowOf(opened, services);
  const missing = missingSteps(flow, answers);
  if (missing.length > 0) throw missingError(missing);
  const end = endOf(flow, answers).name;
  const counted = appliedAnswers(flow, answers) as ApplicationAnswers;
  const vendorEvents = await eventsOf(request, opened, { services, flow, end, answers: counted });
  const { changed } = await request.wait(
    services.writers.applicationChanges.write({
      ...{ websiteId: stored.websiteId, id: stored.id, version: stored.version },
      keyId: services.keyring.currentId,
      submission: {
        end,
        key: sent.idempotencyKey,
        spamSigns: sent.spamSigns ?? [],
        ...{ consentId: sent.consentId, vendorEvents },
        ...sealAgain(opened, counted, services),
      },
    }),
  );
  if (!changed?.submittedAt) return repeated(await openApplication(request, services), sent);
  if (vendorEvents.length > 0) services.onVendorEvents();
  return { end, reference: referenceOf(stored.id), submittedAt: changed.submittedAt };
}

/** Only answers that count are kept, all encrypted with the current key. */
function sealAgain(
  { stored }: OpenApplication,
  counted: ApplicationAnswers,
  { keyring }: ApplicationServices,
) {
  const { email } = stored;
  const place = emailPlace(stored);
  return {
    answers: sealAnswers(keyring, stored, counted),
    email: email === null ? null : keyring.seal(keyring.open(email, place), place),
  };
}

/** A repeated submission gets the first one's answer; any other one is too late. */
function repeated({ stored }: OpenApplication, { idempotencyKey }: ApplicationSubmitRequest) {
  const submitted = submittedAs(stored);
  if (submitted && stored.submitKey === idempotencyKey) return submitted;
  throw conflictWith(stored);
}

const missingError = (missing: readonly string[]) =>
  new ProblemError('missingSteps', {
    errors: missing.map((step) => ({ path: step, message: 'is missing', code: 'required' })),
  });

import type { ConfirmationEmailRequest, ConfirmationEmailResponse } from '@plaza/contract';
import { FIELD_KINDS, type Field, type FieldContext } from '@plaza/flows';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { emailPlace } from './encryption/seal-answers.ts';
import { emailField, normalizeEmail } from './flow-answers.ts';
import {
  type ApplicationServices,
  conflictWith,
  fieldContext,
  flowOf,
  type OpenApplication,
  openWithAnyToken,
} from './open-application.ts';
import { changeOf } from './put-step.ts';

/**
 * POST /applications/{id}/confirmation-email: sends a link that confirms the applicant's address,
 * or resumes the application once it is confirmed. The response is the same whether an email is
 * sent or not. A browser whose token is revoked gets back in by such a link.
 */
export async function sendConfirmation(
  request: FastifyRequest,
  services: ApplicationServices,
): Promise<ConfirmationEmailResponse> {
  const { email } = request.body as ConfirmationEmailRequest;
  let opened = await openWithAnyToken(request, services);
  if (email !== undefined && canCorrect(opened, email, services)) {
    await correctEmail(request, { opened, email }, services);
    opened = await openWithAnyToken(request, services);
  }
  return { version: opened.stored.version, retryAfter: await mailLink(request, opened, services) };
}

/**
 * Puts an email with a link into the outbox: it confirms the applicant's address, or resumes the
 * application once it is confirmed.
 *
 * @returns seconds until the application can have another one; 0 without an address
 */
export async function mailLink(
  request: FastifyRequest,
  { stored, tokenHash }: OpenApplication,
  services: ApplicationServices,
): Promise<number> {
  if (stored.email === null || stored.emailHash === null) return 0;
  const facts = await request.wait(services.readFacts(request.website));
  return request.wait(
    services.outbox.add({
      ...{ websiteId: stored.websiteId, applicationId: stored.id, locale: stored.locale },
      kind: stored.emailConfirmedAt ? 'resume' : 'confirm',
      to: services.keyring.open(stored.email, emailPlace(stored)),
      emailHash: stored.emailHash,
      requestedBy: tokenHash,
      website: facts.website,
    }),
  );
}

/**
 * The confirmed address of a submitted application is final. A browser that may not read the address
 * may not replace it either: the next link would show it everything.
 */
function canCorrect(
  { stored, isMasked, isRevoked }: OpenApplication,
  email: string,
  services: ApplicationServices,
) {
  if (isMasked || isRevoked) return false;
  if (stored.submittedAt && stored.emailConfirmedAt) return false;
  if (stored.email === null) return true;
  const known = services.keyring.open(stored.email, emailPlace(stored));
  return normalizeEmail(known) !== normalizeEmail(email);
}

interface Correction {
  readonly opened: OpenApplication;
  readonly email: string;
}

/** Replaces the answered address. @throws {ProblemError} if another request is faster */
async function correctEmail(
  request: FastifyRequest,
  { opened, email }: Correction,
  services: ApplicationServices,
) {
  const flow = flowOf(opened, services);
  const place = emailField(flow);
  // A flow that asks for no address has none to correct.
  if (!place) return;
  const facts = await request.wait(services.readFacts(request.website));
  const read = readEmail(place.field, email, fieldContext(opened.stored, opened.answers, facts));
  const known = opened.answers[place.step];
  const answers = { ...(Array.isArray(known) ? {} : known), [place.field.name]: read };
  const { changed } = await request.wait(
    services.writers.applicationChanges.write({
      ...changeOf(opened, { flow, step: place.step, answers }, services),
      afterSubmission: true,
    }),
  );
  if (!changed) throw conflictWith((await openWithAnyToken(request, services)).stored);
}

function readEmail(field: Field, email: string, context: FieldContext): string {
  const read = FIELD_KINDS.email.read(field, email, context);
  if ('value' in read) return `${read.value}`;
  throw new ProblemError('invalidAnswers', {
    errors: [{ path: 'email', message: 'is refused by the flow', code: 'invalid' }],
  });
}

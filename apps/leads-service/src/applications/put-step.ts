import { isDeepStrictEqual } from 'node:util';
import type { ApplicationStepRequest } from '@plaza/contract';
import type { FlowTable } from '@plaza/flows';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import type { ApplicationChange } from './application-record.ts';
import { hashedEmail } from './encryption/hashed-email.ts';
import { emailPlace, sealStep } from './encryption/seal-answers.ts';
import {
  emailAmong,
  emailField,
  normalizeEmail,
  readAnswers,
  stepNamed,
  withdrawnHealth,
} from './flow-answers.ts';
import {
  type ApplicationServices,
  conflictWith,
  fieldContext,
  flowOf,
  type OpenApplication,
  openApplication,
} from './open-application.ts';

type StepEntry = ApplicationStepRequest['answers'];

interface StepChange {
  readonly flow: FlowTable;
  readonly step: string;
  readonly answers: StepEntry;
}

/** PUT /applications/{id}/steps/{step}: replaces the answers of a step. */
export async function putStep(request: FastifyRequest, services: ApplicationServices) {
  const { version, answers: typed, keep } = request.body as ApplicationStepRequest;
  const opened = await openApplication(request, services);
  const flow = flowOf(opened, services);
  const step = stepNamed(flow, (request.params as { step: string }).step);
  if (!step) throw new ProblemError('notFound');
  if (opened.stored.submittedAt) throw conflictWith(opened.stored);
  const sent = withKept(typed, opened.answers[step.name], keep);
  const facts = await request.wait(services.readFacts(request.website));
  const context = fieldContext(opened.stored, opened.answers, facts);
  const read = readAnswers({ flow, step }, sent, context);
  if ('issues' in read) throw new ProblemError('invalidAnswers', { errors: read.issues });
  const change = { flow, step: step.name, answers: read.answers };
  if (opened.isMasked) refuseOtherEmail(opened, change);
  if (opened.stored.version !== version) return repeatedVersion(opened, change, version);
  const { changed } = await request.wait(
    services.writers.applicationChanges.write(changeOf(opened, change, services)),
  );
  if (changed) return { version: changed.version };
  return repeatedVersion(await openApplication(request, services), change, version);
}

/** What was typed, and stored answers of the fields that nobody has typed again. */
function withKept(
  typed: StepEntry,
  stored: StepEntry | undefined,
  keep: readonly string[] = [],
): StepEntry {
  if (Array.isArray(typed) || Array.isArray(stored) || stored === undefined) return typed;
  const kept = Object.entries(stored).filter(([field]) => keep.includes(field));
  return { ...Object.fromEntries(kept), ...typed };
}

/**
 * A browser that may not read the address may not replace it: the next link would show it everything.
 *
 * @throws {ProblemError} `invalidAnswers`
 */
function refuseOtherEmail({ answers }: OpenApplication, { flow, step, answers: sent }: StepChange) {
  const path = emailField(flow)?.field.name ?? '';
  const known = Object.entries(answers).flatMap(
    ([name, entry]) => emailAmong(flow, name, entry) ?? [],
  )[0];
  if (emailField(flow)?.step !== step || known === undefined) return;
  if (normalizeEmail(emailAmong(flow, step, sent) ?? '') === normalizeEmail(known)) return;
  throw new ProblemError('invalidAnswers', {
    errors: [
      { path, message: 'cannot be changed before the address is confirmed', code: 'invalid' },
    ],
  });
}

/**
 * A request that is sent again, because its response was lost, or a button pressed twice, finds
 * its own answers.
 *
 * @throws {ProblemError} if another request has changed the application
 */
function repeatedVersion(
  { stored, answers, isMasked }: OpenApplication,
  change: StepChange,
  version: number,
) {
  const isRepeated =
    !stored.submittedAt &&
    // Nobody can try out what a masked answer is.
    !isMasked &&
    stored.version === version + 1 &&
    Object.hasOwn(answers, change.step) &&
    isDeepStrictEqual(answers[change.step], change.answers);
  if (!isRepeated) throw conflictWith(stored);
  return { version: stored.version };
}

/** Answers about health go as soon as their consent is withdrawn; other ones may count again. */
export function changeOf(
  { stored, answers: known }: OpenApplication,
  { flow, step, answers }: StepChange,
  { keyring }: Pick<ApplicationServices, 'keyring'>,
): ApplicationChange {
  const { websiteId, id, version } = stored;
  const owner = { websiteId, id };
  const email = emailAmong(flow, step, answers);
  return {
    ...owner,
    version,
    keyId: keyring.currentId,
    steps: { [step]: sealStep(keyring, owner, { step, answers }) },
    dropped: withdrawnHealth(flow, { ...known, [step]: answers }),
    ...(email && {
      email: {
        sealed: keyring.seal(email, emailPlace(owner)),
        hash: emailHash(keyring, websiteId, email),
      },
    }),
  };
}

/** Finds the applications of an address at a website, and nowhere else. */
const emailHash = (
  { hash }: Pick<ApplicationServices['keyring'], 'hash'>,
  websiteId: number,
  email: string,
) => hash(hashedEmail(websiteId, email));

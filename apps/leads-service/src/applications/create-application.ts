import { randomUUID } from 'node:crypto';
import type { ApplicationAnswers, ApplicationCreated, ApplicationRequest } from '@plaza/contract';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { createRecordId } from '../writes/record-id.ts';
import type { Keyring } from './encryption/keyring.ts';
import { type Owner, sealStep } from './encryption/seal-answers.ts';
import { flowNamed, readPrefill } from './flow-answers.ts';
import { type ApplicationServices, fieldContext } from './open-application.ts';
import { createToken, hashToken } from './token.ts';

/** POST /applications: starts an application. The token is in the response alone. */
export async function createApplication(
  request: FastifyRequest,
  { keyring, readFacts, writers, flows }: ApplicationServices,
): Promise<ApplicationCreated> {
  const { answers, ...fields } = request.body as ApplicationRequest;
  const flow = flowNamed(flows, fields.flow);
  if (!flow)
    throw new ProblemError('implausibleRequest', {
      detail: `There is no flow ${fields.flow}`,
      errors: [{ path: 'flow', message: 'must be a known flow' }],
    });
  const facts = await request.wait(readFacts(request.website));
  const known = readPrefill(flow, answers ?? {}, fieldContext(fields, {}, facts));
  const token = createToken();
  const id = createRecordId(Date.now(), randomUUID());
  const owner = { websiteId: request.website.id, id };
  const { isCreated } = await request.wait(
    writers.applications.write({
      ...fields,
      ...owner,
      prefill: sealAnswers(keyring, owner, known),
      keyId: keyring.currentId,
      tokenHash: hashToken(token),
    }),
  );
  if (!isCreated) throw new ProblemError('usedHandOver');
  return { id, token, version: 1 };
}

/** Encrypts the answers of several steps. */
export const sealAnswers = (
  keyring: Keyring,
  owner: Owner,
  answers: ApplicationAnswers,
): ApplicationAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([step, entry]) => [
      step,
      sealStep(keyring, owner, { step, answers: entry }),
    ]),
  );

import type { Application, ApplicationAnswers } from '@plaza/contract';
import { type FieldContext, type FlowTable, maskAnswers } from '@plaza/flows';
import type { FastifyRequest } from 'fastify';
import type { WebsiteFacts, WebsiteFactsReader } from '../content/website-facts.ts';
import type { Orm } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Writers } from '../writes/writers.ts';
import {
  type HeldApplication,
  readApplication,
  type StoredApplication,
} from './application-record.ts';
import type { Keyring } from './encryption/keyring.ts';
import { openAnswers } from './encryption/seal-answers.ts';
import { type Flows, flowNamed } from './flow-answers.ts';
import type { Outbox } from './outbox/outbox.ts';
import { referenceOf } from './reference.ts';
import { hashToken } from './token.ts';

/** The dependencies of the routes. */
export interface ApplicationServices {
  readonly orm: Orm;
  readonly writes: Orm;
  readonly writers: Writers;
  readonly keyring: Keyring;
  readonly readFacts: WebsiteFactsReader;
  readonly outbox: Outbox;
  /** To be called after events for vendors were stored. */
  readonly onVendorEvents: () => void;
  readonly flows: Flows;
}

/** An application, decrypted for a request with its token. No answer is masked. */
export interface OpenApplication extends HeldApplication {
  readonly answers: ApplicationAnswers;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Reads the application of a request.
 *
 * @throws {ProblemError} `notFound`, the same for a wrong or missing token and for an unknown id;
 *   `openedElsewhere` for a token that the link of an email has revoked
 */
export async function openApplication(
  request: FastifyRequest,
  services: ApplicationServices,
): Promise<OpenApplication> {
  const opened = await openWithAnyToken(request, services);
  if (opened.isRevoked) throw new ProblemError('openedElsewhere');
  return opened;
}

/** As `openApplication`, also with a revoked token. Nothing of it may be in the response. */
export async function openWithAnyToken(
  request: FastifyRequest,
  { orm, keyring }: ApplicationServices,
): Promise<OpenApplication> {
  const { id } = request.params as { id: string };
  const [, token] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '') ?? [];
  if (!token || !uuid.test(id)) throw new ProblemError('notFound');
  const owner = { websiteId: request.website.id, id };
  const held = await request.wait(readApplication(orm, { ...owner, tokenHash: hashToken(token) }));
  if (!held) throw new ProblemError('notFound');
  return { ...held, answers: openAnswers(keyring, owner, held.stored.answers) };
}

/** The flow of an application. @throws {ProblemError} if the service has it no more */
export function flowOf(
  { stored }: OpenApplication,
  { flows }: Pick<ApplicationServices, 'flows'>,
): FlowTable {
  const flow = flowNamed(flows, stored.flow);
  if (flow) return flow;
  throw new ProblemError('implausibleRequest', { detail: `There is no flow ${stored.flow}` });
}

/** The context in which a flow reads answers. @throws {ProblemError} for an unknown locale */
export function fieldContext(
  { locale, country }: Pick<StoredApplication, 'locale' | 'country'>,
  answers: ApplicationAnswers,
  { countries }: WebsiteFacts,
): FieldContext {
  const currency = countries.find((each) => each.locale === locale)?.currency.name;
  if (!currency)
    throw new ProblemError('implausibleRequest', {
      detail: `The website has no locale ${locale}`,
      errors: [{ path: 'locale', message: `must be a locale of the website` }],
    });
  return { country, locale, currency, today: new Date().toISOString().slice(0, 10), answers };
}

/** An application as its owner reads it; masked for a browser that has only opened a link. */
export function toApplication(
  opened: OpenApplication,
  { keyring, flows }: Pick<ApplicationServices, 'keyring' | 'flows'>,
): Application {
  const { stored, isMasked, notifiedVendors } = opened;
  const { id, flow, locale, country, version, eventId, whiteLabelToken, createdAt } = stored;
  const shown = (answers: ApplicationAnswers) =>
    isMasked ? (maskAnswers(flowOf(opened, { flows }), answers) as ApplicationAnswers) : answers;
  const prefill = stored.prefill && shown(openAnswers(keyring, stored, stored.prefill));
  const submitted = submittedAs(stored);
  return {
    ...{ id, flow, locale, country, version, eventId },
    answers: shown(opened.answers),
    masked: isMasked,
    notifiedVendors: [...notifiedVendors],
    state: submitted ? 'submitted' : 'open',
    ...(prefill && Object.keys(prefill).length > 0 && { prefill }),
    ...(whiteLabelToken !== null && { whiteLabelToken }),
    emailConfirmed: stored.emailConfirmedAt !== null,
    createdAt: createdAt.toISOString(),
    ...submitted,
  };
}

/** What a submission is answered with, now and later. */
export function submittedAs({ id, endName, submittedAt }: StoredApplication) {
  if (!submittedAt || endName === null) return undefined;
  return { end: endName, reference: referenceOf(id), submittedAt: submittedAt.toISOString() };
}

/** The problem of a change that another one has overtaken. */
export function conflictWith({ submittedAt, version }: StoredApplication): ProblemError {
  return new ProblemError(submittedAt ? 'applicationSubmitted' : 'staleVersion', { version });
}

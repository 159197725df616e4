import { APPLICATIONS, type ApplicationOperationName } from '@plaza/contract';
import type { FastifySchema } from 'fastify';
import * as z from 'zod';
import { websiteParams } from '../content/website-scope.ts';
import { type ProblemStatus, problemResponses } from './problem-responses.ts';

const rows = {
  create: { summary: 'Start an application', problems: [409] },
  read: { summary: 'Read an application', problems: [410] },
  putStep: { summary: 'Store the answers of a step', problems: [409, 410, 422] },
  submit: {
    summary: 'Submit an application; repeated with the same key, the answer is the same',
    problems: [409, 410, 422],
  },
  sendConfirmation: {
    summary: 'Send a link by email that confirms the address or resumes the application',
    problems: [],
  },
  confirmEmail: {
    summary: 'Use a link of an email, which revokes all older tokens and links',
    problems: [410],
  },
  claimVendors: {
    summary: 'Claim vendors, to send them the events of a submitted application',
    problems: [409, 410],
  },
  noteNotified: {
    summary: 'Note that a claimed vendor has received the events',
    problems: [409, 410],
  },
} as const satisfies Record<
  ApplicationOperationName,
  { readonly summary: string; readonly problems: readonly ProblemStatus[] }
>;

const text = (description: string) => z.string().max(100).meta({ description });

/** Strings of any form, so that a malformed id is as unknown as any other. */
const pathParams = {
  id: text('The id of the application'),
  step: text('The name of the step in its flow'),
};

/** The Fastify schema of an operation on applications: it validates requests and describes the API. */
export function applicationOperation(name: ApplicationOperationName): FastifySchema {
  const row = APPLICATIONS[name];
  const { summary, problems } = rows[name];
  const named = Object.entries(pathParams).filter(([param]) => row.path.includes(`:${param}`));
  const hasToken = named.length > 0;
  return {
    operationId: `${name}Application`.replace('EmailApplication', 'Email'),
    summary,
    tags: ['Applications'],
    ...(hasToken && { security: [{ applicationToken: [] }] }),
    params: websiteParams.extend(Object.fromEntries(named)),
    ...('body' in row && { body: row.body }),
    response: {
      [row.status]: {
        description: name === 'read' ? 'The application' : 'Stored durably',
        content: { 'application/json': { schema: row.response } },
      },
      ...problemResponses(400, 404, 413, 415, ...problems, 429, 500, 503),
    },
  };
}

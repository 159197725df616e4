import { COMMANDS, type CommandName } from '@plaza/contract';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { websiteParams } from '../content/website-scope.ts';
import { problemResponses } from './problem-responses.ts';

const summaries = {
  impression: 'Store an impression; its own visitor completes it under its id within an hour',
  userEvent: 'Store what a visitor saw',
  clientId: "Store an ad platform's id for the visitor of an impression",
  contactMessage: 'Store what a visitor wrote in the contact form; one sent again is one message',
  consentReceipt: 'Store the proof of a consent decision; one sent again is one receipt',
} as const satisfies Record<CommandName, string>;

/** Those that are stored once per key, and refuse something else under a key that was used. */
const onceByKey: readonly CommandName[] = ['contactMessage', 'consentReceipt'];

/** The Fastify schema of a POST of the command table: it validates bodies and describes the API. */
export function commandOperation(name: CommandName): FastifySchema {
  const command = COMMANDS[name];
  return {
    operationId: `post${name[0]?.toUpperCase()}${name.slice(1)}`,
    summary: summaries[name],
    tags: ['Visitors'],
    params: websiteParams,
    body: command.body,
    response: {
      ...('response' in command ? answered(command.response) : stored),
      ...problemResponses(400, 404, 413, 415, 429, 500, 503),
      ...(onceByKey.includes(name) && problemResponses(422)),
    },
  };
}

const answered = (schema: z.ZodType) => ({
  200: { description: 'Stored, safe on disk', content: { 'application/json': { schema } } },
});

const stored = { 204: z.undefined().describe('Stored, safe on disk') };

import { COMMANDS, type CommandName } from '@plaza/contract';
import type { FastifySchema } from 'fastify';
import * as z from 'zod';
import { websiteParams } from '../content/website-scope.ts';
import { problemResponses } from './problem-responses.ts';

const summaries = {
  impression: 'Store an impression; its own visitor can complete it within an hour',
  userEvent: 'Store an event of a visit',
  clientId: "Store an ad platform's client id for an impression",
  contactMessage: 'Store a contact message; a repeated one is stored once',
  consentReceipt: 'Store a consent receipt; a repeated one is stored once',
} as const satisfies Record<CommandName, string>;

/** Commands that are stored once per key, and reject another request with a used key. */
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
  200: { description: 'Stored durably', content: { 'application/json': { schema } } },
});

const stored = { 204: z.undefined().describe('Stored durably') };

import type { FastifySchema } from 'fastify';
import * as z from 'zod';
import { problemResponses } from './problem-responses.ts';

const healthySchema = z.object({ status: z.literal('ok') });

/** The Fastify schema of a health address; it describes the API. */
export function healthOperation(operationId: string, summary: string): FastifySchema {
  return {
    operationId,
    summary,
    tags: ['Health'],
    response: {
      200: {
        description: 'It is well',
        content: { 'application/json': { schema: healthySchema } },
      },
      ...problemResponses(503),
    },
  };
}

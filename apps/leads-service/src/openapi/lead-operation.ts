import { leadRequestSchema, leadResponseSchema } from '@plaza/contract';
import type { FastifySchema } from 'fastify';
import { websiteParams } from '../content/website-scope.ts';
import { problemResponses } from './problem-responses.ts';

/** The Fastify schema of POST /leads/{websiteId}: it validates leads and describes the API. */
export const leadOperation: FastifySchema = {
  operationId: 'postLead',
  summary: 'Store a lead that a lead service has signed; one sent again is one lead',
  tags: ['Lead services'],
  params: websiteParams,
  body: leadRequestSchema,
  response: {
    200: {
      description: 'Stored, safe on disk',
      content: { 'application/json': { schema: leadResponseSchema } },
    },
    ...problemResponses(400, 401, 404, 413, 415, 422, 429, 500, 503),
  },
};

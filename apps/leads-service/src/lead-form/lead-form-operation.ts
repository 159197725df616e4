import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { websiteParams } from '../content/website-scope.ts';
import { problemResponses } from '../openapi/problem-responses.ts';
import { leadFormBodySchema, leadFormQuerySchema } from './lead-form-query.ts';

const tags = ['Sandbox lead form'];

const pageOf = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
});

/** GET: shows the form. */
export const showLeadForm: FastifySchema = {
  operationId: 'getLeadForm',
  summary: 'Show the lead form, as a third party would inside a page',
  tags,
  params: websiteParams,
  querystring: leadFormQuerySchema,
  response: {
    200: pageOf('The form'),
    302: z.undefined().describe('To the same address with an event id, where it had none'),
    ...problemResponses(400, 404, 500, 503),
  },
};

/** POST: takes it. */
export const takeLead: FastifySchema = {
  operationId: 'postLead',
  summary: 'Store a lead; one sent again with its event id is one lead',
  tags,
  params: websiteParams,
  consumes: ['application/x-www-form-urlencoded'],
  body: leadFormBodySchema,
  response: {
    200: pageOf(
      'The receipt: the lead is safe on disk. A form that was not taken comes back as a page too, with what is wrong: 422, 429 or 503',
    ),
    ...problemResponses(400, 404, 413, 415, 500),
  },
};

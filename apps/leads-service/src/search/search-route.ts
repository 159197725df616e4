import { SEARCH } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { createAnswer, sendAnswer } from '../content/answer.ts';
import { websiteParams } from '../content/website-scope.ts';
import type { Database } from '../database/database.ts';
import { problemResponses } from '../openapi/problem-responses.ts';
import { readSearch } from './search-reader.ts';

const operation = {
  operationId: 'getSearch',
  summary: 'Find pages, terms and questions by their text; accents do not matter, typos little',
  tags: ['Content'],
  params: websiteParams,
  querystring: SEARCH.query,
  response: {
    200: {
      description: 'The results of a page, best first; `total-count` has the number of all',
      content: { 'application/json': { schema: SEARCH.response } },
    },
    ...problemResponses(400, 404, 500, 503),
  },
};

/**
 * Registers the search in a website's scope. Answers are not cached: there are too many, and the
 * index follows an import a little later.
 */
export function registerSearch(scope: FastifyInstance, { orm }: Database) {
  scope.get(SEARCH.path, { schema: operation }, async (request, reply) => {
    const query = request.query as z.output<typeof SEARCH.query>;
    const { value, total } = await request.wait(readSearch(orm, request.website.id, query));
    const headers = { 'total-count': `${total}` };
    return sendAnswer(request, reply, createAnswer(SEARCH.response.parse(value), headers));
  });
}

import { RESOURCES, type ResourceName } from '@plaza/content-client';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { readOperation } from '../openapi/read-operation.ts';
import { sendAnswer } from './answer.ts';
import type { AnswerReader } from './answer-reader.ts';
import { ENTRY_NAMES } from './entry-names.ts';

/** Registers every GET of §7.1 and §7.2 in a website's scope, one per row of the resource table. */
export function registerReadRoutes(scope: FastifyInstance, readAnswer: AnswerReader) {
  for (const name of Object.keys(RESOURCES) as ResourceName[])
    registerRead(scope, readAnswer, name);
}

function registerRead(scope: FastifyInstance, readAnswer: AnswerReader, resource: ResourceName) {
  const url = RESOURCES[resource].path.replace('{id}', ':id');
  scope.get(url, { schema: readOperation(resource) }, async (request, reply) => {
    const { websiteId: _, ...params } = request.params as Record<string, unknown>;
    const query = request.query as Record<string, unknown>;
    const answer = await readAnswer({ resource, website: request.website, params, query });
    if (answer) return sendAnswer(request, reply, answer);
    throw new ProblemError('notFound', { detail: missing(resource, { ...params, ...query }) });
  });
}

function missing(resource: ResourceName, given: object) {
  const named = Object.entries(given).map(([name, value]) => `${name} ${value}`);
  return `There is no ${ENTRY_NAMES[RESOURCES[resource].folder]} with ${named.join(', ')}`;
}

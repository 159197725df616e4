import { RESOURCES, type ResourceName } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { ProblemError } from '../http/problem-error.ts';
import { readOperation } from '../openapi/read-operation.ts';
import { sendAnswer } from './answer.ts';
import type { AnswerReader } from './answer-reader.ts';
import { ENTRY_NAMES } from './entry-names.ts';
import { isRemovedPage } from './removed-pages.ts';

export interface ReadServices {
  readonly readAnswer: AnswerReader;
  readonly database: Database;
}

/** Registers every GET of §7.1 and §7.2 in a website's scope, one per row of the resource table. */
export function registerReadRoutes(scope: FastifyInstance, services: ReadServices) {
  for (const name of Object.keys(RESOURCES) as ResourceName[]) registerRead(scope, services, name);
}

function registerRead(
  scope: FastifyInstance,
  { readAnswer, database }: ReadServices,
  resource: ResourceName,
) {
  const url = RESOURCES[resource].path.replace('{id}', ':id');
  scope.get(url, { schema: readOperation(resource) }, async (request, reply) => {
    const { websiteId: _, ...params } = request.params as Record<string, unknown>;
    const query = request.query as Record<string, unknown>;
    const { website } = request;
    const answer = await request.wait(readAnswer({ resource, website, params, query }));
    if (answer) return sendAnswer(request, reply, answer);
    const isRemoved =
      resource === 'page' && (await request.wait(isRemovedPage(database.orm, website.id, query)));
    throw missing(resource, { ...params, ...query }, isRemoved);
  });
}

/** The problem of an entry that does not exist, or not any more. */
export function missing(resource: ResourceName, given: object, isRemoved: boolean): ProblemError {
  const named = describe(resource, given);
  return isRemoved
    ? new ProblemError('removed', { detail: `An import removed the ${named}` })
    : new ProblemError('notFound', { detail: `There is no ${named}` });
}

function describe(resource: ResourceName, given: object) {
  const named = Object.entries(given).map(([name, value]) => `${name} ${value}`);
  const { folder } = RESOURCES[resource];
  return `${folder ? ENTRY_NAMES[folder] : 'path'} with ${named.join(', ')}`;
}

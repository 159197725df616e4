import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { createWaitBudget, type WaitBudget } from '../database/wait-budget.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { ContentVersions } from './content-versions.ts';

/** The website of a request, and its current content version. */
export interface RequestWebsite {
  readonly id: number;
  readonly contentVersion: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    website: RequestWebsite;
    /** Limits how long the request waits for the database. */
    wait: WaitBudget;
  }
}

/** PostgreSQL's maximum; larger numbers make the query fail. */
const largestInteger = 2_147_483_647;

/** The base path of every operation (§7). */
export const websiteBase = '/website/:websiteId/api';

export const websiteParams = z.object({
  websiteId: z.string().max(20).meta({ description: 'The number of the website', example: '101' }),
});

/** Sets `website` on every request of this scope; an unknown website is a 404. */
export function requireWebsite(scope: FastifyInstance, versions: ContentVersions) {
  scope.decorateRequest('website');
  scope.decorateRequest('wait');
  scope.addHook('onRequest', async (request) => {
    request.wait = createWaitBudget();
    request.website = await request.wait(findWebsite(request, versions));
  });
}

async function findWebsite(request: FastifyRequest, versions: ContentVersions) {
  const { websiteId } = request.params as { websiteId: string };
  const id = /^[1-9]\d{0,9}$/.test(websiteId) ? Number(websiteId) : 0;
  const known = id > 0 && id <= largestInteger;
  const contentVersion = known ? await versions.current(id) : undefined;
  if (contentVersion !== undefined) return { id, contentVersion };
  throw new ProblemError('unknownWebsite', { detail: `There is no website ${websiteId}` });
}

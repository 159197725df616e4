import { type ClickBatch, clickBatchSchema, clickPath } from '@plaza/contract';
import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod';
import type { ContentVersions } from '../content/content-versions.ts';
import { requireWebsite, websiteParams } from '../content/website-scope.ts';
import type { Settings } from '../env.ts';
import { registerRateLimits } from '../http/rate-limit.ts';
import { verifyBodies } from '../http/signed-bodies.ts';
import { problemResponses } from '../openapi/problem-responses.ts';
import { type ClickNotifier, notifyOfClicks } from '../vendor-events/notify-of-clicks.ts';
import type { Writers } from '../writes/writers.ts';
import { clickRecord } from './click-record.ts';

const schema: FastifySchema = {
  operationId: 'postClicks',
  summary: 'Store clicks on offers that a site has signed; one sent again is one click',
  tags: ['Sites'],
  params: websiteParams,
  body: clickBatchSchema,
  response: {
    204: z.undefined().describe('Stored, safe on disk'),
    ...problemResponses(400, 401, 404, 413, 415, 429, 500, 503),
  },
};

/** The bytes of a message with the most clicks. */
const BODY_BYTES = 4 * 1024 * 1024;

export interface ClickServices extends ClickNotifier {
  readonly contentVersions: ContentVersions;
  readonly settings: Settings;
  readonly writers: Writers;
}

/**
 * POST /clicks/{websiteId}: stores clicks that a site delivers, once per id (§9). Without
 * `REVALIDATE_SECRET` the route does not exist.
 */
export async function registerClickRoute(
  app: FastifyInstance,
  services: ClickServices,
): Promise<void> {
  const { contentVersions, settings, writers } = services;
  const { revalidateSecret, postsPerMinute } = settings;
  if (!revalidateSecret) return;
  await app.register(async (scope) => {
    requireWebsite(scope, contentVersions);
    verifyBodies(scope, revalidateSecret);
    const createLimiter = await registerRateLimits(scope);
    scope.addHook('onRequest', createLimiter({ perClient: postsPerMinute }));
    const options = { schema, bodyLimit: BODY_BYTES };
    scope.post(clickPath(':websiteId'), options, async (request, reply) => {
      const { clicks } = request.body as ClickBatch;
      const write = (click: ClickBatch['clicks'][number]) =>
        writers.clicks.write(clickRecord(click, request.website.id));
      await request.wait(Promise.all(clicks.map(write)));
      await notifyOfClicks(request, clicks, services);
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

import { randomUUID } from 'node:crypto';
import { type LeadRequest, type LeadResponse, leadPath } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import type { ContentVersions } from '../content/content-versions.ts';
import { requireWebsite } from '../content/website-scope.ts';
import type { Settings } from '../env.ts';
import { ProblemError } from '../http/problem-error.ts';
import { registerRateLimits } from '../http/rate-limit.ts';
import { verifyBodies } from '../http/signed-bodies.ts';
import { leadOperation } from '../openapi/lead-operation.ts';
import type { ClickNotifier } from '../vendor-events/notify-of-clicks.ts';
import { notifyOfLead } from '../vendor-events/notify-of-lead.ts';
import { isSameLead } from '../writes/lead-record.ts';
import { createRecordId } from '../writes/record-id.ts';
import type { Writers } from '../writes/writers.ts';

export interface LeadServices extends ClickNotifier {
  readonly contentVersions: ContentVersions;
  readonly settings: Settings;
  readonly writers: Writers;
}

/**
 * POST /leads/{websiteId}: stores a lead signed by a lead service, once per event (§1). Without
 * `LEADS_SECRET` the route does not exist.
 */
export async function registerLeadRoute(
  app: FastifyInstance,
  services: LeadServices,
): Promise<void> {
  const { contentVersions, settings, writers } = services;
  const { leadsSecret, postsPerMinute } = settings;
  if (!leadsSecret) return;
  await app.register(async (scope) => {
    requireWebsite(scope, contentVersions);
    verifyBodies(scope, leadsSecret);
    const createLimiter = await registerRateLimits(scope);
    scope.addHook(
      'onRequest',
      createLimiter({ perClient: postsPerMinute, inAll: 20 * postsPerMinute }),
    );
    scope.post(leadPath(':websiteId'), { schema: leadOperation }, async (request, reply) => {
      const { privacyAccepted: _, ...fields } = request.body as LeadRequest;
      const id = createRecordId(Date.now(), randomUUID());
      const record = { ...fields, websiteId: request.website.id, id };
      const saved = await request.wait(writers.leads.write(record));
      if (!isSameLead(saved, record)) throw new ProblemError('idempotencyKeyReused');
      await notifyOfLead(request, record, services);
      reply.header('cache-control', 'no-store');
      return { id: saved.id } satisfies LeadResponse;
    });
  });
}

import type { VendorClaimRequest, VendorClaimResponse } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { insertVendorEvents } from '../vendor-events/insert-vendor-events.ts';
import { flowNamed } from './flow-answers.ts';
import {
  type ApplicationServices,
  type OpenApplication,
  openApplication,
} from './open-application.ts';
import { applications, applicationVendors } from './tables.ts';
import { eventsOf, readWorth } from './vendor-events-of.ts';

/** Seconds for which nobody else gets a claimed vendor: a slow script needs less. */
export const CLAIM_SECONDS = 60;

/**
 * POST /applications/{id}/vendor-claims: the vendors to which this browser sends the events of a
 * submitted application (§9). A vendor that has received them, or that another browser is about to
 * send them to, is not among them. One statement decides. A repeated claim gets what it got.
 *
 * @throws {ProblemError} `staleVersion` before the application is submitted
 */
export async function claimVendors(
  request: FastifyRequest,
  services: ApplicationServices,
): Promise<VendorClaimResponse> {
  const { claim, vendors } = request.body as VendorClaimRequest;
  const opened = await openApplication(request, services);
  const { stored } = opened;
  if (!stored.submittedAt) throw new ProblemError('staleVersion', { version: stored.version });
  const { rows } = await request.wait(
    services.writes.execute<{ vendor: string }>(sql`
      insert into ${applicationVendors} as entry
        (website_id, application_id, vendor, claim, claimed_until)
      select ${stored.websiteId}, ${stored.id}::uuid, vendor, ${claim},
        now() + make_interval(secs => ${CLAIM_SECONDS})
      from (select distinct jsonb_array_elements_text(${JSON.stringify(vendors)}::jsonb) as vendor
        order by vendor) as wanted
      on conflict (website_id, application_id, vendor) do update
        set claim = excluded.claim, claimed_until = excluded.claimed_until
        where entry.notified_at is null
          and (entry.claim = excluded.claim or entry.claimed_until < now())
      returning vendor`),
  );
  await notifyServers(request, opened, services);
  const worth = await readWorth(request, opened, services);
  return {
    ...{ vendors: rows.map(({ vendor }) => vendor).sort(), seconds: CLAIM_SECONDS },
    ...(worth && { worth }),
  };
}

/** A visitor may consent after the submission: then the servers of vendors are notified as well. */
async function notifyServers(
  request: FastifyRequest,
  opened: OpenApplication,
  services: ApplicationServices,
): Promise<void> {
  const { stored, answers } = opened;
  const { consentId } = request.body as VendorClaimRequest;
  const flow = flowNamed(services.flows, stored.flow);
  if (!consentId || stored.consentId || !flow || stored.endName === null) return;
  const events = await eventsOf(request, opened, { services, flow, end: stored.endName, answers });
  await request.wait(
    services.writes.transaction(async (transaction) => {
      await transaction.execute(sql`
        update ${applications} set consent_id = ${consentId}
        where website_id = ${stored.websiteId} and id = ${stored.id} and consent_id is null`);
      await insertVendorEvents(transaction, events);
    }),
  );
  if (events.length > 0) services.onVendorEvents();
}

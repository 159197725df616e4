import type { NotifiedVendorRequest, NotifiedVendors } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type ApplicationServices, openApplication } from './open-application.ts';
import { applicationVendors } from './tables.ts';

/**
 * POST /applications/{id}/notified-vendors: a vendor has received the events. A browser whose claim
 * has passed to another one in the meantime changes nothing.
 */
export async function noteNotified(
  request: FastifyRequest,
  services: ApplicationServices,
): Promise<NotifiedVendors> {
  const { claim, vendor } = request.body as NotifiedVendorRequest;
  const { stored } = await openApplication(request, services);
  await request.wait(
    services.writes.execute(sql`
      update ${applicationVendors} as entry set notified_at = coalesce(entry.notified_at, now())
      where entry.website_id = ${stored.websiteId} and entry.application_id = ${stored.id}
        and entry.vendor = ${vendor} and entry.claim = ${claim}`),
  );
  const { notifiedVendors } = await openApplication(request, services);
  return { notifiedVendors: [...notifiedVendors] };
}

import type { LeadRequest } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { clicks } from '../clicks/tables.ts';
import { expectedWorth } from './expected-worth.ts';
import { insertVendorEvents } from './insert-vendor-events.ts';
import { newVendorEvents } from './new-vendor-events.ts';
import type { ClickNotifier } from './notify-of-clicks.ts';
import type { VendorMoment } from './vendor-event.ts';

/**
 * Stores the event of a lead, whose id the page has sent to the vendors' scripts: with the receipt of
 * the last consented click of its visit. The lead's address stays here, because it was given to be
 * answered, not for advertising. A lead that is sent again stores nothing new.
 */
export async function notifyOfLead(
  request: FastifyRequest,
  lead: Pick<LeadRequest, 'eventId' | 'locale' | 'impressionId'>,
  { database, keyring, readFacts, onVendorEvents }: ClickNotifier,
): Promise<void> {
  const { impressionId, eventId, locale } = lead;
  const { website } = await request.wait(readFacts(request.website));
  if (!impressionId || !website.serverVendors) return;
  const websiteId = request.website.id;
  const { rows } = await request.wait(
    database.orm.execute<{ consentId: string; productId: number }>(sql`
      select consent_id as "consentId", product_id as "productId" from ${clicks}
      where impression_id = ${impressionId} and website_id = ${websiteId}
        and consent_id is not null
      order by clicked_at desc limit 1`),
  );
  const [click] = rows;
  if (!click) return;
  const { consentId, productId } = click;
  const product = { websiteId, productId };
  const worth = await request.wait(expectedWorth(database.orm, product, 'perConversion'));
  const moment: VendorMoment = {
    ...{ ...product, locale, eventId, consentId, impressionId, worth },
    event: 'generate_lead',
    happenedAt: Date.now(),
  };
  await request.wait(
    insertVendorEvents(database.writes, newVendorEvents(moment, website, keyring)),
  );
  onVendorEvents();
}

import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import type { WaitingTable } from '../outbox/claim-due.ts';
import { vendorEvents } from './tables.ts';
import type { NewVendorEvent } from './vendor-event.ts';

export const waitingEvents: WaitingTable = {
  table: vendorEvents,
  isWaiting: sql`sent_at is null and failed_at is null`,
};

/**
 * The most rows that wait: a vendor that is away for days must not fill the disk. Later ones are not
 * stored.
 */
const MOST_WAITING = 200_000;

/** The rows as a table `event`, to be inserted where a statement says. */
export const eventRows = (rows: readonly NewVendorEvent[]): SQL => sql`
  json_to_recordset(${JSON.stringify(rows)}::json) as event (
    "id" uuid, "websiteId" integer, "vendor" text, "event" text, "eventId" text, "locale" text,
    "happenedAt" timestamptz, "consentId" text, "impressionId" text, "applicationId" uuid,
    "productId" integer, "value" numeric, "currency" text, "keyId" text, "sealed" text,
    "expiresAt" timestamptz, "number" integer)`;

/** Inserts rows of `eventRows`, each vendor and event once. `source` says which. */
export const insertEvents = (source: SQL, most = MOST_WAITING): SQL => sql`
  insert into ${vendorEvents} (id, website_id, vendor, event, event_id, locale, happened_at,
    consent_id, impression_id, application_id, product_id, value, currency, key_id, sealed,
    expires_at)
  select event."id", event."websiteId", event."vendor", event."event", event."eventId",
    event."locale", event."happenedAt", event."consentId", event."impressionId",
    event."applicationId", event."productId", event."value", event."currency", event."keyId",
    event."sealed", event."expiresAt"
  from ${source}
  and (select count(*) from (select 1 from ${vendorEvents} as waiting
    where ${waitingEvents.isWaiting} limit ${most}) as counted) < ${most}
  on conflict do nothing`;

/** Stores events, durable when it resolves. */
export async function insertVendorEvents(
  orm: Pick<Orm, 'execute'>,
  rows: readonly NewVendorEvent[],
  most = MOST_WAITING,
): Promise<void> {
  if (rows.length > 0) await orm.execute(insertEvents(sql`${eventRows(rows)} where true`, most));
}

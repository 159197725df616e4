import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { applications } from '../applications/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The outbox of events for the servers of vendors: one row per vendor, event and id. Contact data and
 * browser are encrypted, and erased once the event is sent or given up.
 */
export const vendorEvents = pgTable(
  'vendor_events',
  {
    id: uuid().primaryKey(),
    websiteId: integer('website_id').notNull(),
    vendor: text().notNull(),
    /** Our name of the event. */
    event: text().notNull(),
    /** The id that the browser sends with the same moment. */
    eventId: text('event_id').notNull(),
    locale: text().notNull(),
    happenedAt: instant('happened_at').notNull(),
    /** The receipt of the visitor's consent, which is read again before the event is sent. */
    consentId: text('consent_id').notNull(),
    /** Where the visitor's click ids are. */
    impressionId: text('impression_id'),
    /** Of an event of an application, which is deleted with it. */
    applicationId: uuid('application_id'),
    productId: integer('product_id'),
    /** The commission, in whole units of `currency`. */
    value: numeric({ precision: 18, scale: 4 }),
    currency: text(),
    keyId: text('key_id').notNull(),
    sealed: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** When the vendor refuses it as too old. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    /** A code without personal data, such as `400 100` or `expired`. */
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('vendor_events_once').on(table.websiteId, table.vendor, table.event, table.eventId),
    foreignKey({
      name: 'vendor_events_application_fk',
      columns: [table.websiteId, table.applicationId],
      foreignColumns: [applications.websiteId, applications.id],
    }).onDelete('cascade'),
    index('vendor_events_to_send')
      .on(table.nextAttemptAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('vendor_events_by_consent')
      .on(table.websiteId, table.consentId)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('vendor_events_by_application').on(table.websiteId, table.applicationId),
    index('vendor_events_by_time').on(table.createdAt),
  ],
);

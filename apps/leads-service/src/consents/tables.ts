import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What each receipt says about marketing, and which one it replaces, found by either id at once:
 * receipts are partitioned by day. A trigger writes a row with each receipt.
 */
export const consentDecisions = pgTable(
  'consent_decisions',
  {
    websiteId: integer('website_id').notNull(),
    id: text().notNull(),
    previousId: text('previous_id'),
    marketing: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.id] }),
    index('consent_decisions_by_previous')
      .on(table.websiteId, table.previousId)
      .where(sql`${table.previousId} is not null`),
    index('consent_decisions_by_time').on(table.createdAt),
  ],
);

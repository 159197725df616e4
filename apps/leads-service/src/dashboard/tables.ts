import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sign-ins to the dashboard by the keyed hash of their cookie; one that signs out is deleted. */
export const dashboardSessions = pgTable('dashboard_sessions', {
  hash: text().primaryKey(),
  /** Who sees their own rows alone; null for an operator. */
  partner: text(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

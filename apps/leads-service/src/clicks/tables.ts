import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/**
 * Clicks on offers, once per id. `clickedAt` is null without marketing consent; the row then has
 * website, product, locale, page type and day alone, and an id that is joined to nothing. No address
 * and no browser is stored.
 */
export const clicks = pgTable(
  'clicks',
  {
    /** A UUID of version 7; without consent its time is the start of the day. */
    id: uuid().primaryKey(),
    websiteId: integer('website_id').notNull(),
    productId: integer('product_id').notNull(),
    /** Who pays for the offer: the name in the path of its postbacks. */
    partner: text(),
    locale: text().notNull(),
    pageType: text('page_type'),
    /** In UTC. */
    day: date().notNull(),
    clickedAt: timestamp('clicked_at', { withTimezone: true }),
    impressionId: text('impression_id'),
    /** The receipt of the consent. */
    consentId: text('consent_id'),
    channelId: integer('channel_id'),
    /** The name that the link of the arrival gave its channel (`channelName`, §3.2). */
    campaign: text(),
    subId: text('sub_id'),
    pubid: text(),
    path: text(),
    /** The name of the list, and the place in it from 0. */
    list: text(),
    position: smallint(),
    /** The amount chosen on the page, in whole currency units. */
    amount: integer(),
    termDays: integer('term_days'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('clicks_by_day').on(table.websiteId, table.day),
    index('clicks_by_time').on(table.createdAt),
    index('clicks_by_impression')
      .on(table.impressionId, table.clickedAt)
      .where(sql`${table.impressionId} is not null`),
  ],
);

/** A row of `clicks`. */
export type ClickRow = typeof clicks.$inferSelect;

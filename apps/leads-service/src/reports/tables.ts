import { date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Visits, views and clicks of a day, counted by everything a report can be told apart by. A day is
 * counted again until it is closed, then never. A number that is 0, or an empty text, means "none".
 */
export const reportCells = pgTable(
  'report_cells',
  {
    websiteId: integer('website_id').notNull(),
    /** In UTC. */
    day: date().notNull(),
    locale: text().notNull(),
    path: text().notNull(),
    productId: integer('product_id').notNull(),
    partner: text().notNull(),
    channelId: integer('channel_id').notNull(),
    campaign: text().notNull(),
    subId: text('sub_id').notNull(),
    pubid: text().notNull(),
    visits: integer().notNull(),
    views: integer().notNull(),
    clicks: integer().notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('report_cells_by_day_and_website').on(table.day, table.websiteId)],
);

/**
 * The sums of the cells of a day without page, campaign, `subId` and `pubid`, which most reports do
 * not need: there are a twentieth as many. Written in the transaction of their cells.
 */
export const reportTotals = pgTable(
  'report_totals',
  {
    websiteId: integer('website_id').notNull(),
    /** In UTC. */
    day: date().notNull(),
    locale: text().notNull(),
    productId: integer('product_id').notNull(),
    partner: text().notNull(),
    channelId: integer('channel_id').notNull(),
    visits: integer().notNull(),
    views: integer().notNull(),
    clicks: integer().notNull(),
    /** As of the cells. */
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('report_totals_by_day_and_website').on(table.day, table.websiteId)],
);

/**
 * The sums of the cells of a day by campaign and `subId` alone: keywords are many, and each with
 * every page and product is as many cells. Written in the transaction of their cells.
 */
export const reportCampaigns = pgTable(
  'report_campaigns',
  {
    websiteId: integer('website_id').notNull(),
    /** In UTC. */
    day: date().notNull(),
    locale: text().notNull(),
    channelId: integer('channel_id').notNull(),
    campaign: text().notNull(),
    subId: text('sub_id').notNull(),
    visits: integer().notNull(),
    views: integer().notNull(),
    clicks: integer().notNull(),
    /** As of the cells. */
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('report_campaigns_by_day_and_website').on(table.day, table.websiteId)],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConversionStatus } from './conversion-status.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** In whole currency units; the driver reads it as text, because it is exact. */
const money = (name: string) => numeric(name, { precision: 18, scale: 4 });

/** What a partner identified a conversion by. */
export type ReferenceType = 'click' | 'lead' | 'application';

/** How a change arrived. */
export type ConversionSource = 'postback' | 'report';

/**
 * What partners said about conversions. Rows are only added: triggers reject everything else but the
 * deletion of expired rows. No personal data is stored.
 */
export const conversionChanges = pgTable(
  'conversion_changes',
  {
    /** An increasing number, with gaps: the order of the changes of all conversions. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    partner: text().notNull(),
    /** The partner's own id. */
    transactionId: text('transaction_id').notNull(),
    /** From 1, per transaction. */
    change: integer().notNull(),
    status: text().$type<ConversionStatus>().notNull(),
    previousStatus: text('previous_status').$type<ConversionStatus>(),
    commission: money('commission'),
    /** ISO 4217; given if there is a commission. */
    currency: text(),
    /** The time of the event, as the partner says. */
    occurredAt: instant('occurred_at').notNull(),
    referenceType: text('reference_type').$type<ReferenceType>(),
    /** As sent. */
    reference: text(),
    source: text().$type<ConversionSource>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partner, table.transactionId, table.change] }),
    unique('conversion_changes_by_number').on(table.number),
    index('conversion_changes_by_time').on(table.createdAt),
    index('conversion_changes_by_event').on(table.occurredAt),
  ],
);

/** A row of `conversion_changes`. */
export type ConversionChangeRow = typeof conversionChanges.$inferSelect;

/**
 * The last state of each conversion, written together with its changes, and what it was matched
 * with. Without a `websiteId` it is unmatched: the reference is unknown, or not yet known.
 */
export const conversions = pgTable(
  'conversions',
  {
    partner: text().notNull(),
    transactionId: text('transaction_id').notNull(),
    /** The number of changes. */
    change: integer().notNull(),
    status: text().$type<ConversionStatus>().notNull(),
    commission: money('commission'),
    currency: text(),
    referenceType: text('reference_type').$type<ReferenceType>(),
    reference: text(),
    websiteId: integer('website_id'),
    productId: integer('product_id'),
    clickId: uuid('click_id'),
    leadId: uuid('lead_id'),
    applicationId: uuid('application_id'),
    /** The first event. */
    firstOccurredAt: instant('first_occurred_at').notNull(),
    /** The last event. */
    occurredAt: instant('occurred_at').notNull(),
    /** The first approval. */
    approvedAt: instant('approved_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.partner, table.transactionId] }),
    index('conversions_by_click').on(table.clickId).where(sql`${table.clickId} is not null`),
    index('conversions_by_product').on(table.websiteId, table.productId, table.createdAt),
    index('conversions_unmatched').on(table.createdAt).where(sql`${table.websiteId} is null`),
    index('conversions_by_update').on(table.updatedAt),
  ],
);

/** A row of `conversions`. */
export type ConversionRow = typeof conversions.$inferSelect;

/**
 * What an undecided conversion of a product is worth, from the clicks of the last 90 days: computed
 * once a day, so that the value of a day can be looked up later.
 */
export const expectedValues = pgTable(
  'expected_values',
  {
    websiteId: integer('website_id').notNull(),
    productId: integer('product_id').notNull(),
    currency: text().notNull(),
    /** In UTC. */
    day: date().notNull(),
    /** Approved and paid commission per decided conversion. */
    perConversion: money('per_conversion').notNull(),
    /** Approved and paid commission per click. */
    perClick: money('per_click').notNull(),
    /** Decided conversions and clicks that they are computed from. */
    conversions: integer().notNull(),
    clicks: integer().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.productId, table.currency, table.day] }),
    index('expected_values_by_time').on(table.createdAt),
  ],
);

/** A row of `expected_values`. */
export type ExpectedValueRow = typeof expectedValues.$inferSelect;

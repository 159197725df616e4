import type { ConsentReceiptRequest } from '@plaza/contract';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
const updatedAt = () => timestamp('updated_at', { withTimezone: true }).notNull().defaultNow();

/*
 * None of these tables refers to `websites` by a foreign key: a website taken out of the content
 * must not take its visitors' records along, and the routes know their website already.
 */

/**
 * One row per impression (§4.3, §7.3). `newUser` says that the visitor brought no `uniqueUserId`, so
 * that the service made it. A withheld impression (design §7) has neither user nor channel, and an
 * empty object for what the visitor did not tell; completion fills them in.
 */
export const impressions = pgTable(
  'impressions',
  {
    websiteId: integer('website_id').notNull(),
    id: text().notNull(),
    uniqueUserId: text('unique_user_id'),
    newUser: boolean('new_user').notNull(),
    channelId: integer('channel_id'),
    locale: text().notNull(),
    device: jsonb().notNull(),
    trackingData: jsonb('tracking_data').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.id] }),
    index('impressions_by_time').on(table.websiteId, table.createdAt),
  ],
);

/** What a visitor saw (§7.3), once per id: `partitionKey` is `initialProductList` or `productView`. */
export const userEvents = pgTable(
  'user_events',
  {
    /** The browser's, or one of ours where the event came without. */
    id: text().notNull(),
    websiteId: integer('website_id').notNull(),
    partitionKey: text('partition_key').notNull(),
    data: jsonb().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.id] }),
    index('user_events_by_partition').on(table.websiteId, table.partitionKey, table.createdAt),
  ],
);

/**
 * What a visitor wrote in the contact form, once per key. Nothing is kept of where it
 * came from: no address, no browser.
 */
export const contactMessages = pgTable(
  'contact_messages',
  {
    websiteId: integer('website_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    id: uuid().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().notNull(),
    message: text().notNull(),
    locale: text().notNull(),
    /** Why it may be a machine's; empty for most. */
    spamSigns: text('spam_signs').array().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.idempotencyKey] }),
    index('contact_messages_by_time').on(table.createdAt),
  ],
);

/**
 * The proof of each consent decision, once per id. Rows are only ever added: triggers
 * of the database refuse all else but the deletion of what is past its time. Nothing is kept of
 * where a decision came from: no address, no browser, no visitor.
 */
export const consentReceipts = pgTable(
  'consent_receipts',
  {
    /** Counts up, with gaps, so that an export knows where it is. */
    number: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    websiteId: integer('website_id').notNull(),
    /** Made by the browser. */
    id: text().notNull(),
    /** By the browser's clock. */
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    method: text().notNull(),
    categories: jsonb().$type<ConsentReceiptRequest['categories']>().notNull(),
    policyHash: text('policy_hash').notNull(),
    textsHash: text('texts_hash').notNull(),
    locale: text().notNull(),
    country: text(),
    previousId: text('previous_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.id] }),
    index('consent_receipts_by_time').on(table.createdAt),
  ],
);

/**
 * What a visitor asked for in a lead form, once per event. Nothing is kept
 * of where it came from: no address, no browser.
 */
export const leads = pgTable(
  'leads',
  {
    websiteId: integer('website_id').notNull(),
    /** The page's, the same that the vendors are told. */
    eventId: text('event_id').notNull(),
    id: uuid().notNull().unique(),
    formToken: text('form_token').notNull(),
    whiteLabelToken: text('white_label_token'),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** In whole units of the currency. */
    amount: integer().notNull(),
    /** ISO 4217. Leads that were stored before this column have none. */
    currency: text(),
    termMonths: integer('term_months').notNull(),
    locale: text().notNull(),
    pubid: text(),
    channelId: text('channel_id'),
    keyword: text(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.eventId] }),
    index('leads_by_time').on(table.createdAt),
  ],
);

/** An ad platform's id for the visitor of an impression (§7.3): one row per impression and type. */
export const clientIds = pgTable(
  'client_ids',
  {
    websiteId: integer('website_id').notNull(),
    impressionId: text('impression_id').notNull(),
    clientType: text('client_type').notNull(),
    clientId: text('client_id').notNull(),
    clickId: text('click_id'),
    locale: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.impressionId, table.clientType] })],
);

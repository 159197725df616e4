import type { ApplicationAnswers } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Applications of the flows. Every answer is encrypted by itself, in the place of its text; other
 * personal values are encrypted too, or stored as a keyed hash. No data about the sender is stored:
 * no IP address, no browser.
 */
export const applications = pgTable(
  'applications',
  {
    websiteId: integer('website_id').notNull(),
    id: uuid().notNull(),
    flow: text().notNull(),
    locale: text().notNull(),
    country: text().notNull(),
    /** The page's event id, also sent to the vendors. */
    eventId: text('event_id').notNull(),
    impressionId: text('impression_id'),
    /** With marketing consent: the click that brought the visitor. */
    clickId: uuid('click_id'),
    /** The receipt of the consent. */
    consentId: text('consent_id'),
    uniqueUserId: text('unique_user_id'),
    whiteLabelToken: text('white_label_token'),
    /** The SHA-256 of the partner's state that started it, which starts no other. */
    handOver: text('hand_over'),
    /** Increases with every change, which names the version it is based on. */
    version: integer().notNull().default(1),
    answers: jsonb().$type<ApplicationAnswers>().notNull(),
    prefill: jsonb().$type<ApplicationAnswers>(),
    /** The keys that encrypt any of its values. */
    keyIds: text('key_ids').array().notNull(),
    email: text(),
    emailHash: text('email_hash'),
    emailConfirmedAt: instant('email_confirmed_at'),
    submittedAt: instant('submitted_at'),
    /** The end that the flow reached, and the key of the request that submitted it. */
    endName: text('end_name'),
    submitKey: text('submit_key'),
    /** What suggests that a program submitted it. */
    spamSigns: text('spam_signs').array().notNull().default([]),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.id] }),
    index('applications_by_email')
      .on(table.websiteId, table.emailHash)
      .where(sql`${table.emailHash} is not null`),
    index('applications_by_time').on(table.updatedAt),
    uniqueIndex('applications_by_hand_over')
      .on(table.websiteId, table.handOver)
      .where(sql`${table.handOver} is not null`),
  ],
);

/** The tokens of an application by their SHA-256: of browsers, and of links in emails. */
export const applicationTokens = pgTable(
  'application_tokens',
  {
    hash: text().primaryKey(),
    websiteId: integer('website_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    /** Of a link: the address it was sent to. */
    emailHash: text('email_hash'),
    /** Of a link, which is deleted when it is used. */
    expiresAt: instant('expires_at'),
    /** Of a link: the hash of the browser's token that asked for it. */
    requestedBy: text('requested_by'),
    /** Of a browser that has opened a link and nothing else: personal answers are masked. */
    isMasked: boolean('is_masked').notNull().default(false),
    /** Of a browser: a link has opened the application in another one. */
    revokedAt: instant('revoked_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'application_tokens_application_fk',
      columns: [table.websiteId, table.applicationId],
      foreignColumns: [applications.websiteId, applications.id],
    }).onDelete('cascade'),
    index('application_tokens_by_application').on(table.websiteId, table.applicationId),
  ],
);

/** Vendors that a browser has claimed, or that have received the events of an application. */
export const applicationVendors = pgTable(
  'application_vendors',
  {
    websiteId: integer('website_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    vendor: text().notNull(),
    claim: text().notNull(),
    /** When another claim may take its place, unless the vendor has been notified. */
    claimedUntil: instant('claimed_until').notNull(),
    notifiedAt: instant('notified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.applicationId, table.vendor] }),
    foreignKey({
      name: 'application_vendors_application_fk',
      columns: [table.websiteId, table.applicationId],
      foreignColumns: [applications.websiteId, applications.id],
    }).onDelete('cascade'),
  ],
);

/** The keys that encrypt stored values, so that a missing one is noticed at startup. */
export const applicationKeys = pgTable('application_keys', {
  id: text().primaryKey(),
  firstUsedAt: instant('first_used_at').notNull().defaultNow(),
});

/** The outbox. Recipient and text are encrypted, and erased once the email is sent or given up. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey(),
    websiteId: integer('website_id').notNull(),
    applicationId: uuid('application_id').notNull(),
    kind: text().notNull(),
    emailHash: text('email_hash').notNull(),
    keyId: text('key_id').notNull(),
    sealed: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** The link in it is of no use afterwards. */
    expiresAt: instant('expires_at').notNull(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    /** A code without an address, such as `550` or `ECONNREFUSED`. */
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'emails_application_fk',
      columns: [table.websiteId, table.applicationId],
      foreignColumns: [applications.websiteId, applications.id],
    }).onDelete('cascade'),
    index('emails_to_send').on(table.nextAttemptAt).where(sql`${table.sealed} is not null`),
    index('emails_by_application').on(table.websiteId, table.applicationId),
    index('emails_by_address').on(table.emailHash, table.createdAt),
    index('emails_by_time').on(table.createdAt),
  ],
);

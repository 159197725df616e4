import type { EditorUser } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { websites } from '../database/content-tables.ts';

/**
 * Who writes the content of a website: `files` or `editor`; without a row `files`. `draftChanges`
 * increases with every save of a draft, for the version of the draft API.
 */
export const contentOwners = pgTable(
  'content_owners',
  {
    websiteId: integer('website_id').primaryKey(),
    owner: text().notNull(),
    needsApproval: boolean('needs_approval').notNull().default(false),
    draftChanges: bigint('draft_changes', { mode: 'number' }).notNull().default(0),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
  ],
);

/**
 * What editors have written and not published, one row per entry. `text` is the JSON text of the
 * entry, or null if the draft removes it. `version` is of no other save; `baseVersion` is the
 * published version that the draft was made from. `row` is the last valid text as a row of its
 * table, for the draft API. `authors` are all who saved it since the last publication.
 */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    websiteId: integer('website_id').notNull(),
    folder: text().notNull(),
    locale: text().notNull(),
    id: text().notNull(),
    version: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    baseVersion: bigint('base_version', { mode: 'number' }).notNull(),
    file: text().notNull(),
    text: text(),
    row: jsonb(),
    state: text().notNull(),
    author: jsonb().$type<EditorUser>().notNull(),
    authors: text().array().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    reviewer: jsonb().$type<EditorUser>(),
    comment: text(),
    scheduleId: uuid('schedule_id'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.folder, table.locale, table.id] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
  ],
);

/**
 * Every text that was published for a website of `editor`, and the file that it is exported to.
 * Append-only. `version` is the content version that has it. A removal has no text. The settings of
 * a website are no content: they follow from the configuration of its site.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    websiteId: integer('website_id').notNull(),
    folder: text().notNull(),
    locale: text().notNull(),
    id: text().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    file: text().notNull(),
    text: text(),
    source: text().notNull(),
    publishedBy: jsonb('published_by').$type<EditorUser>().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.folder, table.locale, table.id, table.version] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
  ],
);

/**
 * Publications at a time. Rows are claimed by their next attempt, as emails are; `publishAt` stays
 * what the editor asked for.
 */
export const contentSchedule = pgTable(
  'content_schedule',
  {
    id: uuid().primaryKey(),
    websiteId: integer('website_id').notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }).notNull(),
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    state: text().notNull().default('waiting'),
    by: jsonb().$type<EditorUser>().notNull(),
    entries: jsonb().notNull(),
    reason: text(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    message: text(),
  },
  (table) => [
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
    index('content_schedule_due').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('content_schedule_by_website').on(table.websiteId),
  ],
);

/** What editors may do. One role per locale; `*` is every locale. */
export const editorGrants = pgTable(
  'editor_grants',
  {
    websiteId: integer('website_id').notNull(),
    userId: text('user_id').notNull(),
    locale: text().notNull(),
    role: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.userId, table.locale] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
    index('editor_grants_by_user').on(table.userId),
  ],
);

/** Every act of an editor. Append-only; it outlives websites and accounts. */
export const editorAudit = pgTable(
  'editor_audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    time: timestamp({ withTimezone: true }).notNull().defaultNow(),
    websiteId: integer('website_id').notNull(),
    user: jsonb().$type<EditorUser>().notNull(),
    action: text().notNull(),
    folder: text(),
    locale: text(),
    entryId: text('entry_id'),
    details: jsonb().notNull(),
  },
  (table) => [index('editor_audit_by_website').on(table.websiteId, table.id)],
);

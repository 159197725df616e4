import type { Focus } from '@plaza/contract';
import type { EditorUser } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A website. `contentVersion` increases with every import that changes something. */
export const websites = pgTable('websites', {
  id: integer().primaryKey(),
  hash: text().notNull(),
  settings: jsonb().notNull(),
  contentVersion: bigint('content_version', { mode: 'number' }).notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
});

const listOrders = [
  {
    name: 'content_entities_by_date',
    order: `(body ->> 'publishedAt') collate "C" desc`,
    folders: "'diaries', 'posts', 'reviews'",
  },
  {
    name: 'content_entities_by_name',
    order: `(body ->> 'name') collate "C"`,
    folders: "'authors', 'game-providers', 'payment-providers', 'providers', 'slots'",
  },
  {
    name: 'content_entities_by_term',
    order: `(body ->> 'term') collate "C"`,
    folders: "'glossary-terms'",
  },
] as const;

/**
 * One row per entry of a content folder (§7.1). `body` is the entry as in its file; the other
 * columns copy the fields that requests filter by. `locale` is '' for folders without locales,
 * because primary keys allow no nulls. `version` is the website's content version of the last
 * change. `page` is the entry's row in the index of paths if it has a page of its own, `listed` the
 * list that this page shows. In `body`, `updatedAt` is the time of the last change, if the file does
 * not say so.
 */
export const contentEntities = pgTable(
  'content_entities',
  {
    websiteId: integer('website_id').notNull(),
    folder: text().notNull(),
    locale: text().notNull(),
    id: text().notNull(),
    slug: text(),
    path: text(),
    authorId: text('author_id'),
    categoryIds: text('category_ids').array(),
    version: bigint({ mode: 'number' }).notNull().default(0),
    page: jsonb(),
    listed: text(),
    /** When it is published, if that is ahead; nothing shows it until then. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    hash: text().notNull(),
    body: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.folder, table.locale, table.id] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
    index('content_entities_to_publish')
      .on(table.publishAt)
      .where(sql`${table.publishAt} is not null`),
    index('content_entities_by_path').on(table.websiteId, table.folder, table.path),
    // The index of paths: all, what changed after a version, and the pages of lists.
    index('content_entities_pages')
      .on(table.websiteId, sql`${table.locale} collate "C"`, sql`${table.path} collate "C"`)
      .where(sql`${table.page} is not null`),
    index('content_entities_by_version').on(table.websiteId, table.version),
    index('content_entities_listed')
      .on(table.websiteId, table.locale)
      .where(sql`${table.listed} is not null`),
    // The orders of paged lists (CONTENT_FOLDERS), and their filters.
    ...listOrders.map(({ name, order, folders }) =>
      index(name)
        .on(
          table.websiteId,
          table.folder,
          table.locale,
          sql.raw(order),
          sql`${table.id} collate "C"`,
        )
        .where(sql`${table.folder} in (${sql.raw(folders)})`),
    ),
    index('content_entities_by_author')
      .on(table.websiteId, table.folder, table.locale, table.authorId)
      .where(sql`${table.authorId} is not null`),
    index('content_entities_by_category').using('gin', table.categoryIds),
  ],
);

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * Pictures of websites, by `pictureId`, as `preparePicture` made them. They are stored before the
 * content that names them, and stay for its history; they have no website of their own to refer to,
 * since its first import follows. `isPublic`: whether it is served to sites. One that an editor added
 * is public once what names it is published. `deletedAt`: when it left the library. `alts`: its
 * alternative text by locale. `thumbnail` is drawn when it is first shown.
 */
export const pictures = pgTable(
  'pictures',
  {
    websiteId: integer('website_id').notNull(),
    id: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bytea().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
    /** The last part of its address; older imports did not store it. */
    name: text(),
    isPublic: boolean('is_public').notNull().default(true),
    publishedAt: timestamp('published_at', { withTimezone: true }).defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    alts: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    focus: jsonb().$type<Focus>(),
    addedBy: jsonb('added_by').$type<EditorUser>(),
    thumbnail: bytea(),
  },
  (table) => [primaryKey({ columns: [table.websiteId, table.id] })],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What a search finds: a row per page, term of the glossary and question, made from the entry with
 * `hash`. `words`, `head` (title and summary) and `vector` (all) are without accents and capitals;
 * an entry that is not to be found has none. Rows follow imports within seconds.
 */
export const contentSearch = pgTable(
  'content_search',
  {
    websiteId: integer('website_id').notNull(),
    folder: text().notNull(),
    locale: text().notNull(),
    id: text().notNull(),
    /** Distinguishes the questions of a group. */
    part: text().notNull(),
    hash: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    /** The type of the page that shows it, if it has none of its own, and its anchor there. */
    host: text(),
    anchor: text(),
    words: text().notNull(),
    head: tsvector().notNull(),
    vector: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.folder, table.locale, table.id, table.part] }),
    foreignKey({
      name: 'content_search_entry_fk',
      columns: [table.websiteId, table.folder, table.locale, table.id],
      foreignColumns: [
        contentEntities.websiteId,
        contentEntities.folder,
        contentEntities.locale,
        contentEntities.id,
      ],
    }).onDelete('cascade'),
    index('content_search_by_vector').using('gin', table.vector),
    index('content_search_by_head').using('gin', table.head),
    index('content_search_by_words').using('gin', sql`${table.words} gin_trgm_ops`),
  ],
);

/**
 * The paths of removed pages and entries, so that clients can distinguish a page an editor removed from one the
 * service lost, and send visitors of a moved one to it. Paths that have a page again are deleted
 * from here. A moved page is named by its entry, not by its path, so that aliases never form chains.
 */
export const removedPages = pgTable(
  'removed_pages',
  {
    websiteId: integer('website_id').notNull(),
    locale: text().notNull(),
    path: text().notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
    /** The content version without it. */
    version: bigint({ mode: 'number' }).notNull().default(0),
    /** The folder and id of the entry that was there, if it moved to another path. */
    folder: text(),
    entryId: text('entry_id'),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.path, table.locale] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
  ],
);

/** One row per product and locale (§7.2). Amounts are in the product's currency. */
export const products = pgTable(
  'products',
  {
    websiteId: integer('website_id').notNull(),
    locale: text().notNull(),
    id: integer().notNull(),
    slug: text().notNull(),
    productType: integer('product_type').notNull(),
    active: boolean().notNull(),
    rank: integer().notNull(),
    // Not every kind of product lends an amount.
    minAmount: doublePrecision('min_amount'),
    maxAmount: doublePrecision('max_amount'),
    /** As of an entry. */
    version: bigint({ mode: 'number' }).notNull().default(0),
    hash: text().notNull(),
    body: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.locale, table.id] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
    uniqueIndex('products_by_slug').on(table.websiteId, table.locale, table.slug),
    index('products_by_rank').on(table.websiteId, table.locale, table.rank),
  ],
);

/** A version of a website's content: who stored what, when, and the settings of that version. */
export const contentImports = pgTable(
  'content_imports',
  {
    websiteId: integer('website_id').notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    time: timestamp({ withTimezone: true }).notNull().defaultNow(),
    author: text().notNull(),
    /** Where the content came from: a machine and its folder, or the version that was restored. */
    source: text().notNull(),
    /** The number of changed entries by folder. */
    changes: jsonb().notNull(),
    settings: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.version] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
  ],
);

/** What entries were before a version changed them; without a body, it added them. */
export const contentHistory = pgTable(
  'content_history',
  {
    websiteId: integer('website_id').notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    folder: text().notNull(),
    locale: text().notNull(),
    id: text().notNull(),
    hash: text(),
    body: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.folder, table.locale, table.id, table.version] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
    index('content_history_by_version').on(table.websiteId, table.version),
  ],
);

/**
 * The hashes that receipts can refer to (§3.3), of consent declarations and of the dialog's texts: the
 * current ones of a website, and recently replaced ones with the time of replacement.
 */
export const consentDeclarations = pgTable(
  'consent_declarations',
  {
    websiteId: integer('website_id').notNull(),
    hash: text().notNull(),
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.hash] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
  ],
);

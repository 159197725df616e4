import {
  bigint,
  boolean,
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

/**
 * One row per entry of a content folder (§7.1). `body` is the entry as in its file; the other
 * columns copy the fields that requests filter by. `locale` is '' for folders without locales,
 * because primary keys allow no nulls.
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
    hash: text().notNull(),
    body: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.folder, table.locale, table.id] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
    index('content_entities_by_path').on(table.websiteId, table.folder, table.path),
  ],
);

/**
 * The paths of removed pages, so that clients can distinguish a page an editor removed from one the
 * service lost. Paths that have a page again are deleted from here.
 */
export const removedPages = pgTable(
  'removed_pages',
  {
    websiteId: integer('website_id').notNull(),
    locale: text().notNull(),
    path: text().notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }).notNull().defaultNow(),
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
    minAmount: doublePrecision('min_amount').notNull(),
    maxAmount: doublePrecision('max_amount').notNull(),
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

/**
 * The hashes of consent declarations that receipts can refer to (§3.3): the current ones of a
 * website, and recently replaced ones with the time of replacement.
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

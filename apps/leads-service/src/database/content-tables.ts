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

/** A website the service knows. `contentVersion` grows with every import that changes something. */
export const websites = pgTable('websites', {
  id: integer().primaryKey(),
  hash: text().notNull(),
  settings: jsonb().notNull(),
  contentVersion: bigint('content_version', { mode: 'number' }).notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * One row per entry of a content folder (§7.1). `body` is the entry as its file says it; the
 * columns beside it copy the fields that requests select by. `locale` is '' in a folder whose
 * entries have none, because a primary key takes no null.
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
 * The paths whose pages an import removed, so that a client can tell a page that an editor took away
 * from one that the service lost. A path that has a page again has no row here.
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
 * By which hashes receipts of consent may name what was declared (§3.3): of what a website declares
 * now, and, with the time of their end, of what it declared lately.
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

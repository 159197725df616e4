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
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** A website the service knows. `contentVersion` grows with every import that changes something. */
export const websites = pgTable('websites', {
  id: integer().primaryKey(),
  settings: jsonb().notNull(),
  contentVersion: bigint('content_version', { mode: 'number' }).notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
});

/**
 * One row per content entity (§7.1). `body` is the entity as the client reads it; the columns
 * beside it are copies of the fields that requests select by. `locale` is '' where a resource has
 * none, because a primary key takes no null.
 */
export const contentEntities = pgTable(
  'content_entities',
  {
    websiteId: integer('website_id').notNull(),
    resource: text().notNull(),
    locale: text().notNull(),
    key: text().notNull(),
    slug: text(),
    path: text(),
    author: text(),
    position: integer().notNull(),
    hash: text().notNull(),
    body: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.resource, table.locale, table.key] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
    index('content_entities_by_slug').on(table.websiteId, table.resource, table.locale, table.slug),
    index('content_entities_by_path').on(table.websiteId, table.resource, table.path),
  ],
);

/** One row per product and locale (§7.2). Amounts are in whole units of the product's currency. */
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
    minAmount: integer('min_amount').notNull(),
    maxAmount: integer('max_amount').notNull(),
    hash: text().notNull(),
    body: jsonb().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.locale, table.id] }),
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
    uniqueIndex('products_by_slug').on(table.websiteId, table.locale, table.slug),
    index('products_by_rank').on(table.websiteId, table.locale, table.active, table.rank),
  ],
);

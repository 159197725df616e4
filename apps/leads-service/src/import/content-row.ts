import { createHash } from 'node:crypto';
import {
  type ContentEntity,
  type ContentFolder,
  type EntryOf,
  type Product,
  productAmounts,
} from '@plaza/contract';
import type { contentEntities, products } from '../database/schema.ts';

/** The key of a stored entry within its website, and the hash of its content. */
export interface StoredEntry {
  readonly folder: ContentFolder;
  readonly locale: string;
  readonly id: string;
  readonly hash: string;
}

export type EntityRow = Omit<typeof contentEntities.$inferInsert, 'websiteId'>;
export type ProductRow = Omit<typeof products.$inferInsert, 'websiteId'>;

/** An entry of a content folder as stored: a row of one of the two tables. */
export interface ContentRow extends StoredEntry {
  readonly entity?: EntityRow;
  readonly product?: ProductRow;
}

export function toContentRow({ folder, value }: ContentEntity): ContentRow {
  const locale = 'locale' in value ? value.locale : '';
  const entry = { folder, locale, id: String(value.id), hash: fingerprint(value) };
  if (folder === 'products') return { ...entry, product: productRow(value, entry.hash) };
  return { ...entry, entity: entityRow(entry, value) };
}

export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

function entityRow(entry: StoredEntry, body: EntryOf<ContentFolder>): EntityRow {
  return {
    ...entry,
    slug: 'slug' in body ? body.slug : null,
    path: 'path' in body ? (body.path ?? null) : null,
    authorId: 'authorId' in body ? body.authorId : null,
    body,
  };
}

function productRow(body: Product, hash: string): ProductRow {
  const { id, slug, locale, productType, active, rank } = body;
  const { min: minAmount, max: maxAmount } = productAmounts(body) ?? { min: 0, max: 0 };
  return { id, slug, locale, productType, active, rank, minAmount, maxAmount, hash, body };
}

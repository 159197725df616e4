import { createHash } from 'node:crypto';
import {
  type ContentEntity,
  type ContentFolder,
  type Product,
  productAmounts,
  type Website,
} from '@plaza/contract';
import type { contentEntities, products } from '../database/schema.ts';
import { pageColumns } from './page-columns.ts';

/** The key of a stored entry within its website. */
export interface EntryKey {
  readonly folder: ContentFolder;
  /** Empty for folders without locales. */
  readonly locale: string;
  readonly id: string;
}

/** The key of an entry, and the hash of its content. */
export interface StoredEntry extends EntryKey {
  readonly hash: string;
}

export type EntityRow = Omit<
  typeof contentEntities.$inferInsert,
  'websiteId' | 'version' | 'publishAt'
> & {
  /** When it is published, if that is ahead; an ISO time. */
  readonly publishAt: string | null;
};
export type ProductRow = Omit<typeof products.$inferInsert, 'websiteId' | 'version'>;

/**
 * The format of rows. Increase it when columns get other values for the same entry: the next import
 * then writes every row again.
 */
const ROW_FORMAT = 3;

export const keyText = ({ folder, locale, id }: EntryKey) => `${folder}/${locale}/${id}`;

/** The key that `keyText` made a name of. */
export function keyOfText(name: string): EntryKey {
  const [folder = '', locale = '', ...id] = name.split('/');
  return { folder: folder as ContentFolder, locale, id: id.join('/') };
}

export function entryKey({ folder, value }: ContentEntity): EntryKey {
  return { folder, locale: 'locale' in value ? value.locale : '', id: String(value.id) };
}

/** The hash of an entry or of a website's settings, as JSON. */
export function fingerprint(json: string): string {
  return createHash('sha256').update(`${ROW_FORMAT} ${json}`).digest('base64url');
}

export const websiteHash = (website: Website) => fingerprint(JSON.stringify(website));

export function entityRow(entry: StoredEntry, entity: ContentEntity): EntityRow {
  const body = entity.value;
  return {
    ...{ folder: entry.folder, locale: entry.locale, id: entry.id, hash: entry.hash },
    slug: 'slug' in body ? body.slug : null,
    path: 'path' in body ? (body.path ?? null) : null,
    authorId: 'authorId' in body ? (body.authorId ?? null) : null,
    categoryIds: 'categoryIds' in body ? (body.categoryIds ?? null) : null,
    ...pageColumns(entity),
    publishAt: publishAt(body),
    body,
  };
}

/** When an entry is published, if that is ahead. */
function publishAt(body: { readonly publishedAt?: string | undefined } | object): string | null {
  const { publishedAt } = body as { readonly publishedAt?: string };
  return publishedAt !== undefined && Date.parse(publishedAt) > Date.now() ? publishedAt : null;
}

export function productRow({ hash }: StoredEntry, body: Product): ProductRow {
  const { id, slug, locale, productType, active, rank } = body;
  const amounts = productAmounts(body);
  const { min: minAmount, max: maxAmount } = amounts ?? { min: null, max: null };
  return { id, slug, locale, productType, active, rank, minAmount, maxAmount, hash, body };
}

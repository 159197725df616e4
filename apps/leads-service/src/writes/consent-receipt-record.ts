import { CONSENT_CATEGORIES, type ConsentReceiptRequest } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { isNew, oncePerId } from './once-per-id.ts';
import { consentReceipts } from './tables.ts';

export interface ConsentReceiptRecord extends ConsentReceiptRequest {
  readonly websiteId: number;
}

/** A stored receipt without its creation time. */
export interface SavedConsentReceipt
  extends Omit<ConsentReceiptRecord, 'method' | 'country' | 'previousId' | 'givenAt'> {
  readonly givenAt: string | Date;
  readonly method: string;
  readonly country?: string | null | undefined;
  readonly previousId?: string | null | undefined;
}

/** Different decisions with one id are not merged: the later one is rejected. */
export const consentReceiptKey = (record: ConsentReceiptRecord) =>
  `${idOf(record)} ${decisionOf(record)}`;

export const isSameDecision = (one: SavedConsentReceipt, other: SavedConsentReceipt) =>
  decisionOf(one) === decisionOf(other);

const idOf = ({ websiteId, id }: SavedConsentReceipt) => `${websiteId}/${id}`;

function decisionOf({ givenAt, method, categories, ...context }: SavedConsentReceipt): string {
  const { policyHash, textsHash, locale, country = null, previousId = null } = context;
  const allowed = CONSENT_CATEGORIES.filter((category) => categories[category]);
  const time = new Date(givenAt).getTime();
  return JSON.stringify([
    ...[time, method, allowed, policyHash, textsHash, locale, country, previousId],
  ]);
}

/**
 * Saves receipts with new ids, and returns the stored receipt of each id. Stored receipts never
 * change. The second statement also sees rows that another process stored meanwhile.
 */
export async function insertConsentReceipts(
  orm: Orm,
  records: readonly ConsentReceiptRecord[],
): Promise<readonly SavedConsentReceipt[]> {
  const json = JSON.stringify(records);
  const insert = (transaction: Pick<Orm, 'execute'>) =>
    transaction.execute(sql`
      insert into ${consentReceipts} (website_id, id, given_at, method, categories, policy_hash,
        texts_hash, locale, country, previous_id)
      select * from json_to_recordset(${json}::json) as record (
        "websiteId" integer, "id" text, "givenAt" timestamptz, "method" text, "categories" jsonb,
        "policyHash" text, "textsHash" text, "locale" text, "country" text, "previousId" text)
      where ${isNew(consentReceipts)}
      on conflict do nothing`);
  await oncePerId({ orm, keys: records.map(idOf), insert });
  const { rows } = await orm.execute<Stored>(sql`
    select website_id as "websiteId", id, given_at as "givenAt", method, categories,
      policy_hash as "policyHash", texts_hash as "textsHash", locale, country,
      previous_id as "previousId"
    from ${consentReceipts}
    where (website_id, id) in (
      select "websiteId", "id" from json_to_recordset(${json}::json)
        as record ("websiteId" integer, "id" text))`);
  const stored = new Map(rows.map((row) => [idOf(row), row]));
  return records.flatMap((record) => stored.get(idOf(record)) ?? []);
}

/** `execute` requires a type: an interface has no index signature. */
type Stored = Pick<SavedConsentReceipt, keyof SavedConsentReceipt>;

/** Whether a website has a receipt with this id. */
export async function hasConsentReceipt(
  orm: Pick<Orm, 'execute'>,
  { websiteId, id }: Pick<SavedConsentReceipt, 'websiteId' | 'id'>,
): Promise<boolean> {
  const { rows } = await orm.execute(sql`
    select 1 from ${consentReceipts} where website_id = ${websiteId} and id = ${id} limit 1`);
  return rows.length > 0;
}

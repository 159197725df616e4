import type { LeadRequest } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { Keyring } from '../applications/encryption/keyring.ts';
import { lastClickSql } from '../clicks/last-click.ts';
import type { Orm } from '../database/database.ts';
import { openRow, sealRow } from './sealed-rows.ts';
import { leads } from './tables.ts';

export interface LeadRecord extends Omit<LeadRequest, 'privacyAccepted'> {
  readonly websiteId: number;
  readonly id: string;
}

/** The stored lead of an event: this one or an earlier one. */
export type SavedLead = Pick<LeadRecord, 'websiteId' | 'eventId' | 'id' | keyof LeadInput>;

/** The visitor's input; a repeated lead of the same event is recognized by it. */
type LeadInput = Pick<
  LeadRecord,
  'name' | 'email' | 'phone' | 'amount' | 'currency' | 'termMonths'
>;

/** Different leads of one event are not merged: the later one is rejected. */
export const leadKey = (record: LeadRecord) => `${idOf(record)} ${inputOf(record)}`;

export const isSameLead = (one: LeadInput, other: LeadInput) => inputOf(one) === inputOf(other);

const idOf = ({ websiteId, eventId }: Pick<LeadRecord, 'websiteId' | 'eventId'>) =>
  `${websiteId}/${eventId}`;

const inputOf = ({ name, email, phone, amount, currency, termMonths }: LeadInput) =>
  JSON.stringify([name, email, phone, amount, currency, termMonths]);

/**
 * Saves leads with new event ids, encrypted, and returns the stored lead of each event. Stored leads
 * never change. The second statement also sees rows that another process stored meanwhile.
 */
export async function insertLeads(
  orm: Orm,
  keyring: Keyring,
  records: readonly LeadRecord[],
): Promise<readonly SavedLead[]> {
  const json = JSON.stringify(records.map((record) => sealRow(keyring, 'leads', record)));
  await orm.execute(sql`
    insert into ${leads} (website_id, event_id, id, form_token, white_label_token, name, email,
      phone, amount, currency, term_months, locale, pubid, channel_id, keyword, key_id,
      email_hash, impression_id, click_id)
    select record.*, (${lastClickSql(sql`record."websiteId"`, sql`record."impressionId"`)})
    from json_to_recordset(${json}::json) as record (
      "websiteId" integer, "eventId" text, "id" uuid, "formToken" text, "whiteLabelToken" text,
      "name" text, "email" text, "phone" text, "amount" integer, "currency" text,
      "termMonths" integer,
      "locale" text, "pubid" text, "channelId" text, "keyword" text,
      "keyId" text, "emailHash" text, "impressionId" text)
    on conflict do nothing`);
  const { rows } = await orm.execute<SavedLead & { keyId: string | null }>(sql`
    select website_id as "websiteId", event_id as "eventId", id, name, email, phone, amount,
      currency, term_months as "termMonths", key_id as "keyId"
    from ${leads}
    where (website_id, event_id) in (
      select "websiteId", "eventId" from json_to_recordset(${json}::json)
        as record ("websiteId" integer, "eventId" text))`);
  const stored = new Map(rows.map((row) => [idOf(row), row]));
  return records.flatMap((record) => {
    const row = stored.get(idOf(record));
    return row ? openRow(keyring, 'leads', row) : [];
  });
}

import type { LeadRequest } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { leads } from './tables.ts';

export interface LeadRecord extends Omit<LeadRequest, 'privacyAccepted'> {
  readonly websiteId: number;
  readonly id: string;
}

/** The lead that the event has in the database: this one, or the one that came first. */
export type SavedLead = Pick<LeadRecord, 'websiteId' | 'eventId' | 'id' | keyof AskedFor>;

/** What the visitor asked for, by which a lead sent again is told from another of the same event. */
type AskedFor = Pick<LeadRecord, 'name' | 'email' | 'phone' | 'amount' | 'currency' | 'termMonths'>;

/** Two leads of one event but different words do not become one: the later is told so. */
export const leadKey = (record: LeadRecord) => `${idOf(record)} ${wordsOf(record)}`;

export const isSameLead = (one: AskedFor, other: AskedFor) => wordsOf(one) === wordsOf(other);

const idOf = ({ websiteId, eventId }: Pick<LeadRecord, 'websiteId' | 'eventId'>) =>
  `${websiteId}/${eventId}`;

const wordsOf = ({ name, email, phone, amount, currency, termMonths }: AskedFor) =>
  JSON.stringify([name, email, phone, amount, currency, termMonths]);

/**
 * Saves leads whose events are new, and answers for each event what is stored. Nothing stored is
 * ever changed. The second statement sees what another process stored during the first.
 */
export async function insertLeads(
  orm: Orm,
  records: readonly LeadRecord[],
): Promise<readonly SavedLead[]> {
  const json = JSON.stringify(records);
  await orm.execute(sql`
    insert into ${leads} (website_id, event_id, id, form_token, white_label_token, name, email,
      phone, amount, currency, term_months, locale, pubid, channel_id, keyword)
    select * from json_to_recordset(${json}::json) as record (
      "websiteId" integer, "eventId" text, "id" uuid, "formToken" text, "whiteLabelToken" text,
      "name" text, "email" text, "phone" text, "amount" integer, "currency" text,
      "termMonths" integer,
      "locale" text, "pubid" text, "channelId" text, "keyword" text)
    on conflict do nothing`);
  const { rows } = await orm.execute<SavedLead>(sql`
    select website_id as "websiteId", event_id as "eventId", id, name, email, phone, amount,
      currency, term_months as "termMonths"
    from ${leads}
    where (website_id, event_id) in (
      select "websiteId", "eventId" from json_to_recordset(${json}::json)
        as record ("websiteId" integer, "eventId" text))`);
  const stored = new Map(rows.map((row) => [idOf(row), row]));
  return records.flatMap((record) => stored.get(idOf(record)) ?? []);
}

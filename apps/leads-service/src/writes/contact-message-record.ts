import type { ContactMessageRequest } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { contactMessages } from './tables.ts';

/** What the visitor wrote, by which a message sent again is told from another of the same key. */
export type ContactMessageWords = Pick<
  ContactMessageRequest,
  'name' | 'email' | 'topic' | 'message' | 'locale'
>;

export interface ContactMessageRecord extends ContactMessageWords {
  readonly websiteId: number;
  readonly idempotencyKey: string;
  readonly id: string;
  readonly spamSigns: readonly string[];
}

/** The message that the key has in the database: this one, or the one that came first. */
export interface SavedContactMessage extends ContactMessageWords {
  readonly websiteId: number;
  readonly idempotencyKey: string;
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** Two messages of one key but different words do not become one: the later is told so. */
export const contactMessageKey = (record: ContactMessageRecord) =>
  JSON.stringify([record.websiteId, record.idempotencyKey, wordsOf(record)]);

export const isSameMessage = (one: ContactMessageWords, other: ContactMessageWords) =>
  JSON.stringify(wordsOf(one)) === JSON.stringify(wordsOf(other));

const wordsOf = ({ name, email, topic, message, locale }: ContactMessageWords) => [
  ...[name, email, topic, message, locale],
];

/**
 * Saves messages whose keys are new, and answers for each key what is stored. Nothing stored is
 * ever changed. The second statement sees what another process stored during the first.
 */
export async function insertContactMessages(
  orm: Orm,
  records: readonly ContactMessageRecord[],
): Promise<readonly SavedContactMessage[]> {
  const json = JSON.stringify(records);
  await orm.execute(sql`
    insert into ${contactMessages}
      (website_id, idempotency_key, id, name, email, topic, message, locale, spam_signs)
    select * from json_to_recordset(${json}::json) as record (
      "websiteId" integer, "idempotencyKey" text, "id" uuid, "name" text, "email" text,
      "topic" text, "message" text, "locale" text, "spamSigns" text[])
    on conflict do nothing`);
  const { rows } = await orm.execute<Stored>(sql`
    select website_id as "websiteId", idempotency_key as "idempotencyKey", id, name, email, topic,
      message, locale, created_at as "createdAt"
    from ${contactMessages}
    where (website_id, idempotency_key) in (
      select "websiteId", "idempotencyKey" from json_to_recordset(${json}::json)
        as record ("websiteId" integer, "idempotencyKey" text))`);
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  return records.flatMap((record) => {
    const row = stored.get(keyOf(record));
    return row ? { ...row, receivedAt: new Date(row.createdAt).toISOString() } : [];
  });
}

type Stored = Omit<SavedContactMessage, 'receivedAt'> & { createdAt: string | Date };

const keyOf = ({ websiteId, idempotencyKey }: Pick<Stored, 'websiteId' | 'idempotencyKey'>) =>
  `${websiteId}/${idempotencyKey}`;

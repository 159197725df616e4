import type { ContactMessageRequest } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { Keyring } from '../applications/encryption/keyring.ts';
import type { Orm } from '../database/database.ts';
import { openRow, sealRow } from './sealed-rows.ts';
import { contactMessages } from './tables.ts';

/** The visitor's input; a repeated message with the same key is recognized by it. */
export type ContactMessageInput = Pick<
  ContactMessageRequest,
  'name' | 'email' | 'topic' | 'message' | 'locale'
>;

export interface ContactMessageRecord extends ContactMessageInput {
  readonly websiteId: number;
  readonly idempotencyKey: string;
  readonly id: string;
  readonly spamSigns: readonly string[];
}

/** The stored message of a key: this one or an earlier one. */
export interface SavedContactMessage extends ContactMessageInput {
  readonly websiteId: number;
  readonly idempotencyKey: string;
  readonly id: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** Different messages with one key are not merged: the later one is rejected. */
export const contactMessageKey = (record: ContactMessageRecord) =>
  JSON.stringify([record.websiteId, record.idempotencyKey, inputOf(record)]);

export const isSameMessage = (one: ContactMessageInput, other: ContactMessageInput) =>
  JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));

const inputOf = ({ name, email, topic, message, locale }: ContactMessageInput) => [
  ...[name, email, topic, message, locale],
];

/**
 * Saves messages with new keys, encrypted, and returns the stored message of each key. Stored
 * messages never change. The second statement also sees rows that another process stored meanwhile.
 */
export async function insertContactMessages(
  orm: Orm,
  keyring: Keyring,
  records: readonly ContactMessageRecord[],
): Promise<readonly SavedContactMessage[]> {
  const json = JSON.stringify(records.map((record) => sealRow(keyring, 'messages', record)));
  await orm.execute(sql`
    insert into ${contactMessages}
      (website_id, idempotency_key, id, name, email, topic, message, locale, spam_signs, key_id,
       email_hash)
    select * from json_to_recordset(${json}::json) as record (
      "websiteId" integer, "idempotencyKey" text, "id" uuid, "name" text, "email" text,
      "topic" text, "message" text, "locale" text, "spamSigns" text[],
      "keyId" text, "emailHash" text)
    on conflict do nothing`);
  const { rows } = await orm.execute<Stored>(sql`
    select website_id as "websiteId", idempotency_key as "idempotencyKey", id, name, email, topic,
      message, locale, key_id as "keyId", created_at as "createdAt"
    from ${contactMessages}
    where (website_id, idempotency_key) in (
      select "websiteId", "idempotencyKey" from json_to_recordset(${json}::json)
        as record ("websiteId" integer, "idempotencyKey" text))`);
  const stored = new Map(rows.map((row) => [keyOf(row), row]));
  return records.flatMap((record) => {
    const row = stored.get(keyOf(record));
    if (!row) return [];
    const { createdAt, keyId: _, ...opened } = openRow(keyring, 'messages', row);
    return { ...opened, receivedAt: new Date(createdAt).toISOString() };
  });
}

type Stored = Omit<SavedContactMessage, 'receivedAt'> & {
  keyId: string | null;
  createdAt: string | Date;
};

const keyOf = ({ websiteId, idempotencyKey }: Pick<Stored, 'websiteId' | 'idempotencyKey'>) =>
  `${websiteId}/${idempotencyKey}`;

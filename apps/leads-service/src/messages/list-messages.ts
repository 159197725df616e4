import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Keyring } from '../applications/encryption/keyring.ts';
import type { Database } from '../database/database.ts';
import { openRow } from '../writes/sealed-rows.ts';
import { contactMessages } from '../writes/tables.ts';
import type { MessageList, MessageQuery } from './message-list.ts';

/** Reads contact messages, decrypted, newest first. */
export async function listMessages(
  { batches }: Database,
  keyring: Keyring,
  { websiteId, since, limit, spam }: MessageQuery,
): Promise<MessageList> {
  const signs = sql`cardinality(${contactMessages.spamSigns})`;
  const rows = await batches
    .select()
    .from(contactMessages)
    .where(
      and(
        spam ? sql`${signs} > 0` : sql`${signs} = 0`,
        websiteId === undefined ? undefined : eq(contactMessages.websiteId, websiteId),
        since === undefined ? undefined : gte(contactMessages.createdAt, new Date(since)),
      ),
    )
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit);
  const messages = rows.map((row) => {
    const { idempotencyKey, keyId, emailHash, createdAt, ...message } = openRow(
      keyring,
      'messages',
      row,
    );
    return { ...message, receivedAt: createdAt.toISOString() };
  });
  return { messages };
}

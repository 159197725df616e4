import { eq, sql } from 'drizzle-orm';
import type { Orm } from '../../database/database.ts';
import { claimDue, type WaitingTable } from '../../outbox/claim-due.ts';
import type { Keyring } from '../encryption/keyring.ts';
import { emails } from '../tables.ts';
import type { MailFailure, MailTransport } from './mail-transport.ts';
import { mailPlace } from './outbox.ts';
import type { Mail } from './write-mail.ts';

export interface Sending {
  readonly orm: Orm;
  readonly keyring: Keyring;
  readonly transport: MailTransport;
  /** Seconds until the next attempt, after the first, second, … one. The last one repeats. */
  readonly pauses: readonly number[];
  readonly onFailure: (failure: MailFailure & { id: string; attempts: number }) => void;
}

/**
 * Longer than the timeouts of an attempt: a killed process leaves its emails claimed until then.
 */
export const DEFAULT_PAUSES = [30, 60, 300, 900, 3_600, 7_200, 14_400] as const;

/** An email waits while its text is stored. */
export const waitingMails: WaitingTable = { table: emails, isWaiting: sql`sealed is not null` };

/** Emails that are sent at once. */
const BATCH = 5;

interface Claimed extends Record<string, unknown> {
  readonly id: string;
  readonly websiteId: number;
  readonly applicationId: string;
  readonly sealed: string;
  readonly attempts: number;
}

/** Sends every email that is due. @returns how many were tried */
export async function sendDueMails(sending: Sending, signal: AbortSignal): Promise<number> {
  await eraseExpired(sending.orm);
  let tried = 0;
  while (!signal.aborted) {
    const claimed = await claim(sending);
    tried += claimed.length;
    await Promise.all(claimed.map((row) => attempt(sending, row)));
    if (claimed.length < BATCH) break;
  }
  return tried;
}

const claim = ({ orm, pauses }: Sending) =>
  claimDue<Claimed>(orm, {
    ...{ ...waitingMails, pauses, most: BATCH },
    columns: sql`entry.id, entry.website_id as "websiteId",
      entry.application_id as "applicationId", entry.sealed, entry.attempts`,
  });

async function attempt({ orm, keyring, transport, onFailure }: Sending, row: Claimed) {
  const mail = JSON.parse(keyring.open(row.sealed, mailPlace(row))) as Mail;
  const failure = await transport.send(mail, row.id);
  if (failure) onFailure({ ...failure, id: row.id, attempts: row.attempts });
  await orm.update(emails).set(outcomeOf(failure)).where(eq(emails.id, row.id));
}

/** Nothing personal stays once an email is sent or given up. */
function outcomeOf(failure: MailFailure | undefined) {
  if (!failure) return { sentAt: sql`now()`, sealed: null, lastError: null };
  if (!failure.isFinal) return { lastError: failure.code };
  return { failedAt: sql`now()`, sealed: null, lastError: failure.code };
}

const eraseExpired = (orm: Orm) =>
  orm.execute(sql`
    update ${emails} set sealed = null, failed_at = now(),
      last_error = coalesce(last_error, 'expired')
    where sealed is not null and expires_at <= now()`);

import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { type ConversionStatus, LATE_STATUSES, NEXT_STATUSES } from './conversion-status.ts';
import { matchConversion } from './match-conversion.ts';
import { type ReceivedMessage, RefusedMessage } from './received-message.ts';

/** What a message did. `repeated` and `late` ones change nothing. */
export type Outcome = 'new' | 'changed' | 'repeated' | 'late';

type Transaction = Pick<Orm, 'execute'>;

interface State extends Record<string, unknown> {
  readonly change: number;
  readonly status: ConversionStatus;
  readonly occurredAt: string;
  readonly reference: string | null;
  readonly referenceType: string | null;
}

/**
 * Stores a message as a change of its conversion, in the caller's transaction. Two messages of one
 * conversion wait for each other.
 *
 * @throws {RefusedMessage} if the status may not follow, or the reference is another partner's
 */
export async function storeMessage(
  transaction: Transaction,
  message: ReceivedMessage,
): Promise<Outcome> {
  const { partner, transactionId } = message;
  await transaction.execute(sql`
    select pg_advisory_xact_lock(hashtextextended(${`${partner}/${transactionId}`}, 0))`);
  const state = await readState(transaction, message);
  if (state) {
    if (await isRepeated(transaction, message)) return 'repeated';
    if (isLate(state, message)) return 'late';
    const allowed: readonly ConversionStatus[] = NEXT_STATUSES[state.status];
    if (!allowed.includes(message.status))
      throw new RefusedMessage(
        `status ${message.status} cannot follow ${state.status}; ${allowed.join(', ') || 'nothing'} can`,
      );
    assertSameReference(state, message);
  }
  await insertChange(transaction, message, state);
  await matchConversion(transaction, message);
  return state ? 'changed' : 'new';
}

async function readState(
  transaction: Transaction,
  { partner, transactionId }: ReceivedMessage,
): Promise<State | undefined> {
  const { rows } = await transaction.execute<State>(sql`
    select change, status, reference, reference_type as "referenceType",
      to_char(occurred_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt"
    from conversions where partner = ${partner} and transaction_id = ${transactionId}`);
  return rows[0];
}

/**
 * Whether the message has been stored before. Without a time it cannot be told apart from an earlier
 * one that said the same, so somebody who sends an old message again changes nothing.
 */
async function isRepeated(transaction: Transaction, message: ReceivedMessage): Promise<boolean> {
  const { partner, transactionId, status, commission, currency, occurredAt } = message;
  const { rows } = await transaction.execute(sql`
    select 1 from conversion_changes
    where partner = ${partner} and transaction_id = ${transactionId} and status = ${status}
      and commission is not distinct from ${commission}::numeric
      and currency is not distinct from ${currency}::text
      and (${occurredAt}::timestamptz is null or occurred_at = ${occurredAt}::timestamptz)
    limit 1`);
  return rows.length > 0;
}

function isLate(state: State, { status, occurredAt }: ReceivedMessage): boolean {
  const behind: readonly ConversionStatus[] = LATE_STATUSES[state.status];
  return behind.includes(status) || (occurredAt !== null && occurredAt < state.occurredAt);
}

function assertSameReference(state: State, { reference, referenceType }: ReceivedMessage): void {
  if (reference === null || state.reference === null) return;
  if (reference === state.reference && referenceType === state.referenceType) return;
  throw new RefusedMessage(
    `the transaction belongs to ${state.referenceType} ${state.reference}, not to ${referenceType} ${reference}`,
  );
}

async function insertChange(
  transaction: Transaction,
  message: ReceivedMessage,
  state: State | undefined,
): Promise<void> {
  const { partner, transactionId, status, commission, currency } = message;
  const change = (state?.change ?? 0) + 1;
  const at = sql`coalesce(${message.occurredAt}::timestamptz, date_trunc('milliseconds', now()))`;
  const approved = sql`case when ${status === 'approved' || status === 'paid'}::boolean then ${at} end`;
  await transaction.execute(sql`
    insert into conversion_changes (partner, transaction_id, change, status, previous_status,
      commission, currency, occurred_at, reference_type, reference, source)
    values (${partner}, ${transactionId}, ${change}, ${status}, ${state?.status ?? null},
      ${commission}::numeric, ${currency}, ${at}, ${message.referenceType}, ${message.reference},
      ${message.source})`);
  await transaction.execute(sql`
    insert into conversions as stored (partner, transaction_id, change, status, commission,
      currency, reference_type, reference, first_occurred_at, occurred_at, approved_at)
    values (${partner}, ${transactionId}, ${change}, ${status}, ${commission}::numeric,
      ${currency}, ${message.referenceType}, ${message.reference}, ${at}, ${at}, ${approved})
    on conflict (partner, transaction_id) do update set
      change = excluded.change, status = excluded.status,
      commission = coalesce(excluded.commission, stored.commission),
      currency = coalesce(excluded.currency, stored.currency),
      reference_type = coalesce(stored.reference_type, excluded.reference_type),
      reference = coalesce(stored.reference, excluded.reference),
      occurred_at = excluded.occurred_at,
      approved_at = coalesce(stored.approved_at, excluded.approved_at), updated_at = now()`);
}

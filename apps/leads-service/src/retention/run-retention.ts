import type { Keyring } from '../applications/encryption/keyring.ts';
import { forgetUnusedKeys } from '../applications/encryption/open-keyring.ts';
import type { Database } from '../database/database.ts';
import { overwriteRemains } from '../database/remains/overwrite-remains.ts';
import { deleteExpiredSessions } from '../editor/login/delete-expired-sessions.ts';
import { sealClearRows } from '../writes/seal-clear-rows.ts';
import { alone } from './alone.ts';
import { type DeletedRows, deleteExpired } from './delete-expired.ts';
import type { HeldKind } from './held-kinds.ts';
import { makePartitions } from './partitions.ts';
import type { RetentionOutcome } from './retention-messages.ts';
import type { RetentionPeriods } from './retention-periods.ts';
import { readTrustedTime } from './trusted-time.ts';

export interface RetentionRun {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly periods: RetentionPeriods;
  readonly isConfirmed: boolean;
  /** The time of this process. */
  readonly now: Date;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Encrypts clear rows, makes partitions, deletes expired records and overwrites their remains, one
 * process of a server at a time. Without confirmation a clock that is ahead deletes nothing, nor does
 * more than half of a kind go at once.
 */
export async function runRetention(run: RetentionRun): Promise<RetentionOutcome> {
  let outcome = { deleted: {}, held: [] as HeldKind[], sealed: 0, notes: [] as string[] };
  const isDone = await alone(run.database, async () => {
    outcome = await maintain(run);
  });
  return { isDone, ...outcome };
}

async function maintain({ database, keyring, periods, isConfirmed, now, signal }: RetentionRun) {
  await makePartitions(database, now);
  const sealed = await sealClearRows(database.batches, { keyring, signal });
  const held: HeldKind[] = [];
  const time = isConfirmed ? { now, notes: [] } : await readTrustedTime(database.batches, now);
  const deleted = await deleteExpired(database.batches, {
    ...{ periods, now: time.now },
    ...(signal && { signal }),
    ...(!isConfirmed && { onHeld: (kind: HeldKind) => void held.push(kind) }),
  });
  await deleteExpiredSessions(database.batches, time.now);
  await forgetUnusedKeys(database, keyring);
  const notes = [...time.notes, ...held.map(describeHeld)];
  if (sealed > 0) notes.push(...(await overwriteRemains(database, { isComplete: true })));
  else if (hasPersonal(deleted)) notes.push(...(await overwriteRemains(database)));
  return { deleted, held, sealed, notes };
}

const hasPersonal = ({ contactMessages, leads, applications, emails }: DeletedRows) =>
  contactMessages + leads + applications + emails > 0;

const describeHeld = ({ kind, group, expired, all }: HeldKind) =>
  `${expired} of ${all} ${[kind, group].filter(Boolean).join(', ')} would be deleted at once: nothing of ${kind} is. If the clock and the periods are right, run retention:run --confirm.`;

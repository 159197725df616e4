import { type EditorUser, isGranted } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contentSchedule } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Import } from '../../import/import-content.ts';
import { lockWebsite } from '../../import/stored-content.ts';
import { claimDue, nextDue } from '../../outbox/claim-due.ts';
import { recordAct } from '../audit.ts';
import { readGrants } from '../grants.ts';
import { publishEntries, type SeenDraft } from '../publish-entries.ts';
import { endSchedule } from './schedule-drafts.ts';

/** Seconds until a publication that the database did not take is tried again. */
const PAUSES = [5, 30, 120, 600];

/** Publications claimed at once. */
const MOST = 10;

/** Milliseconds after which a publication counts as late. */
const LATE = 60_000;

const waiting = { table: contentSchedule, isWaiting: sql`state = 'waiting'` };

interface DueRow extends Record<string, unknown> {
  readonly id: string;
  readonly websiteId: number;
  readonly publishAt: string;
  readonly by: EditorUser;
  readonly entries: readonly SeenDraft[];
  readonly reason: string | null;
}

/** What became of a publication whose time has come. */
export interface ScheduledOutcome {
  readonly scheduleId: string;
  readonly websiteId: number;
  readonly published?: Import;
  /** Why it failed for good. */
  readonly failure?: string;
  /** Milliseconds after its time, if it is late. */
  readonly late?: number;
}

/**
 * Publishes what is due. Of several services each claims other rows; one that dies leaves them to
 * another. A missed time is published late. What cannot be published any more fails with its reason,
 * and its drafts stay.
 */
export async function publishScheduled(database: Database): Promise<ScheduledOutcome[]> {
  const outcomes: ScheduledOutcome[] = [];
  for (;;) {
    const rows = await claimDue<DueRow>(database.batches, {
      ...{ ...waiting, pauses: PAUSES, most: MOST },
      columns: sql`entry.id, entry.website_id as "websiteId", entry.by, entry.entries, entry.reason,
        to_json(entry.publish_at) #>> '{}' as "publishAt"`,
    });
    for (const row of rows) outcomes.push(await publishRow(database, row));
    if (rows.length < MOST) return outcomes;
  }
}

async function publishRow(database: Database, row: DueRow): Promise<ScheduledOutcome> {
  const { id: scheduleId, websiteId, by: user, entries, reason } = row;
  const behind = Date.now() - Date.parse(row.publishAt);
  const outcome = { scheduleId, websiteId, ...(behind > LATE && { late: behind }) };
  try {
    await assertStillGranted(database, row);
    const wanted = { websiteId, user, entries, scheduleId, ...(reason !== null && { reason }) };
    return { ...outcome, published: await publishEntries(database, wanted) };
  } catch (error) {
    // Anything else, such as a database that is away, is tried again.
    if (!(error instanceof ProblemError) || error.statusCode >= 500) throw error;
    await fail(database, row, error.message);
    return { ...outcome, failure: error.message };
  }
}

/** @throws {ProblemError} `notGranted` if the editor may not publish any more */
async function assertStillGranted(
  { batches }: Database,
  { websiteId, by, entries }: DueRow,
): Promise<void> {
  const grants = await readGrants(batches, by.id);
  const isAllowed = ({ locale }: SeenDraft) => isGranted(grants, 'publish', { websiteId, locale });
  if (entries.every(isAllowed)) return;
  throw new ProblemError('notGranted', { detail: `${by.name} may not publish this any more` });
}

function fail({ batches }: Database, { id, websiteId, by, entries }: DueRow, message: string) {
  return batches.transaction(async (transaction) => {
    await lockWebsite(transaction, websiteId);
    const wanted = { websiteId, scheduleId: id, state: 'failed', message } as const;
    if (!(await endSchedule(transaction, wanted))) return;
    const details = { scheduleId: id, message };
    await recordAct(
      transaction,
      { websiteId, user: by, action: 'schedule.fail', details },
      entries,
    );
  });
}

/** Milliseconds until a publication is due; undefined if none waits. */
export const nextScheduled = ({ batches }: Pick<Database, 'batches'>) => nextDue(batches, waiting);

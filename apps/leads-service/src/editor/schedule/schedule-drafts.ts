import { randomUUID } from 'node:crypto';
import type { EditorSchedule, EditorUser, PublishRequest } from '@plaza/contract/editor';
import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Database, Orm } from '../../database/database.ts';
import { contentDrafts, contentSchedule } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { keyText } from '../../import/content-row.ts';
import { lockWebsite, type Transaction } from '../../import/stored-content.ts';
import { recordAct } from '../audit.ts';
import { countDraftChange } from '../content-owner.ts';
import { isEntry, readEntry } from '../read-entry.ts';

interface Scheduling extends PublishRequest {
  readonly websiteId: number;
  readonly user: EditorUser;
  readonly at: string;
}

/**
 * Has drafts published at a time. Until then nobody can change them without cancelling it.
 *
 * @throws {ProblemError} `staleDraft`, `scheduledDraft`, `notApproved`, `badRequest` for a past time
 */
export function scheduleDrafts(
  { writes }: Pick<Database, 'writes'>,
  { websiteId, user, entries, at, reason }: Scheduling,
): Promise<{ scheduleId: string; publishAt: string }> {
  const publishAt = new Date(at);
  if (publishAt.getTime() <= Date.now())
    throw new ProblemError('badRequest', { detail: `${at} is past` });
  return writes.transaction(async (transaction) => {
    const orm = transaction as Transaction;
    await lockWebsite(orm, websiteId);
    const { needsApproval } = await countDraftChange(orm, websiteId);
    const id = randomUUID();
    for (const { draftVersion, ...key } of entries) {
      const current = await readEntry(orm, websiteId, key);
      const base = current.published?.version ?? 0;
      if (current.draft?.version !== draftVersion || current.draft.baseVersion !== base)
        throw new ProblemError('staleDraft', {
          detail: `${keyText(key)} was changed meanwhile`,
          members: { current, yours: null },
        });
      if (current.draft.state === 'scheduled')
        throw new ProblemError('scheduledDraft', { detail: `${keyText(key)} is scheduled` });
      if (needsApproval && current.draft.state !== 'approved')
        throw new ProblemError('notApproved', {
          detail: `Somebody else must approve ${keyText(key)} first`,
        });
      await transaction
        .update(contentDrafts)
        .set({ state: 'scheduled', scheduleId: id })
        .where(isEntry(contentDrafts, websiteId, key));
    }
    await transaction.insert(contentSchedule).values({
      ...{ id, websiteId, publishAt, nextAttemptAt: publishAt, by: user, entries },
      reason: reason ?? null,
    });
    const details = { scheduleId: id, publishAt: publishAt.toISOString() };
    await recordAct(orm, { websiteId, user, action: 'schedule', details }, entries);
    return { scheduleId: id, publishAt: publishAt.toISOString() };
  });
}

/** What waits, and what ended in the last 30 days, by time. */
export async function listSchedule(
  orm: Pick<Orm, 'select'>,
  websiteId: number,
): Promise<EditorSchedule> {
  const rows = await orm
    .select()
    .from(contentSchedule)
    .where(
      and(
        eq(contentSchedule.websiteId, websiteId),
        or(
          eq(contentSchedule.state, 'waiting'),
          gt(contentSchedule.endedAt, sql`now() - interval '30 days'`),
        ),
      ),
    )
    .orderBy(asc(contentSchedule.publishAt), asc(contentSchedule.id))
    .limit(1000);
  return { schedule: rows.map(showScheduled) };
}

function showScheduled(row: typeof contentSchedule.$inferSelect) {
  const { id, publishAt, state, by, entries, endedAt, message } = row;
  type Shown = EditorSchedule['schedule'][number];
  return {
    ...{ id, by, publishAt: publishAt.toISOString() },
    state: state as Shown['state'],
    entries: entries as Shown['entries'],
    ...(endedAt && state === 'published' && { publishedAt: endedAt.toISOString() }),
    ...(message !== null && { message }),
  };
}

interface Cancelling {
  readonly websiteId: number;
  readonly scheduleId: string;
  readonly user: EditorUser;
}

/**
 * Cancels a publication that waits; its drafts can be changed again.
 *
 * @throws {ProblemError} `notFound` if none waits
 */
export function cancelSchedule(
  { writes }: Pick<Database, 'writes'>,
  { websiteId, scheduleId, user }: Cancelling,
): Promise<EditorSchedule> {
  return writes.transaction(async (transaction) => {
    const orm = transaction as Transaction;
    await lockWebsite(orm, websiteId);
    const ended = await endSchedule(orm, { websiteId, scheduleId, state: 'cancelled' });
    if (!ended)
      throw new ProblemError('notFound', { detail: `No publication ${scheduleId} waits` });
    const details = { scheduleId };
    await recordAct(orm, { websiteId, user, action: 'schedule.cancel', details });
    return listSchedule(transaction, websiteId);
  });
}

interface Ending {
  readonly websiteId: number;
  readonly scheduleId: string;
  readonly state: 'cancelled' | 'failed';
  readonly message?: string;
}

/** Ends a publication that waits without publishing it. @returns whether it waited */
export async function endSchedule(
  transaction: Transaction,
  { websiteId, scheduleId, state, message }: Ending,
): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    update ${contentSchedule} set state = ${state}, ended_at = now(), message = ${message ?? null}
    where id = ${scheduleId} and website_id = ${websiteId} and state = 'waiting' returning id`);
  if (rows.length === 0) return false;
  await transaction.execute(sql`
    update ${contentDrafts} set state = 'draft', schedule_id = null
    where website_id = ${websiteId} and schedule_id = ${scheduleId}`);
  return true;
}

import type {
  EditorEntry,
  EditorEntryKey,
  EditorUser,
  ReviewRequest,
} from '@plaza/contract/editor';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { contentDrafts } from '../database/schema.ts';
import { ProblemError } from '../http/problem-error.ts';
import { keyText } from '../import/content-row.ts';
import { lockWebsite, type Transaction } from '../import/stored-content.ts';
import { recordAct } from './audit.ts';
import { countDraftChange } from './content-owner.ts';
import { isEntry, readEntry } from './read-entry.ts';

interface Review extends ReviewRequest {
  readonly websiteId: number;
  readonly user: EditorUser;
}

/** The state that each answer leads from and to. */
const STEPS = {
  request: { from: ['draft', 'rejected'], to: 'in-review' },
  approve: { from: ['in-review'], to: 'approved' },
  reject: { from: ['in-review', 'approved'], to: 'rejected' },
} as const;

/**
 * Asks for a review of drafts, or answers one; all of them or none.
 *
 * @throws {ProblemError} `staleDraft`, `badRequest` for a step that the state does not allow,
 *   `notGranted` for an approval of one's own change where the website forbids it
 */
export function reviewDrafts(
  { writes }: Pick<Database, 'writes'>,
  review: Review,
): Promise<EditorEntry[]> {
  const { websiteId, user, action, entries, comment } = review;
  if (action === 'reject' && comment === undefined)
    throw new ProblemError('badRequest', { detail: 'A rejection needs a comment' });
  return writes.transaction(async (transaction) => {
    const orm = transaction as Transaction;
    await lockWebsite(orm, websiteId);
    const { needsApproval } = await countDraftChange(orm, websiteId);
    for (const { draftVersion, ...key } of entries) {
      const current = await readEntry(orm, websiteId, key);
      if (current.draft?.version !== draftVersion)
        throw new ProblemError('staleDraft', {
          detail: `${keyText(key)} was changed meanwhile`,
          members: { current, yours: null },
        });
      assertStep(action, current);
      if (action === 'approve' && needsApproval) await assertForeign(orm, review, key);
      await transaction
        .update(contentDrafts)
        .set({ state: STEPS[action].to, reviewer: user, comment: comment ?? null })
        .where(isEntry(contentDrafts, websiteId, key));
    }
    const details = { ...(comment !== undefined && { comment }) };
    await recordAct(orm, { websiteId, user, action: `review.${action}`, details }, entries);
    const shown: EditorEntry[] = [];
    for (const key of entries) shown.push(await readEntry(orm, websiteId, key));
    return shown;
  });
}

function assertStep(action: ReviewRequest['action'], { draft, ...key }: EditorEntry): void {
  const from: readonly string[] = STEPS[action].from;
  if (draft && from.includes(draft.state)) return;
  throw new ProblemError('badRequest', {
    detail: `${keyText(key)} is ${draft?.state}; ${action} needs ${from.join(' or ')}`,
  });
}

/** @throws {ProblemError} `notGranted` if the reviewer wrote a part of the change */
async function assertForeign(
  transaction: Transaction,
  { websiteId, user }: Review,
  key: EditorEntryKey,
): Promise<void> {
  const rows = await transaction
    .select({ id: contentDrafts.id })
    .from(contentDrafts)
    .where(
      sql`${isEntry(contentDrafts, websiteId, key)} and ${eq(sql`${user.id}::text`, sql`any(${contentDrafts.authors})`)}`,
    );
  if (rows.length === 0) return;
  throw new ProblemError('notGranted', {
    detail: `Somebody else must approve ${keyText(key)}: you wrote a part of the change`,
  });
}

import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contentDrafts, contentOwners, contentSchedule, websites } from '../../database/schema.ts';
import { lockWebsite } from '../../import/stored-content.ts';
import { recordAct } from '../audit.ts';
import { readOwnership } from '../content-owner.ts';
import type { OwnReply, OwnRequest } from './ownership-messages.ts';

/**
 * Makes developers the owners of a website's content again. What is published stays; export it first.
 *
 * @throws {Error} if there are drafts that may not be lost
 */
export function handBackToFiles(
  { batches }: Pick<Database, 'batches'>,
  { websiteId, discardDrafts = false, user }: OwnRequest,
): Promise<OwnReply> {
  return batches.transaction(async (transaction) => {
    await lockWebsite(transaction, websiteId);
    const { owner } = await readOwnership(transaction, websiteId);
    if (owner === 'files') throw new Error(`Files own the content of website ${websiteId} already`);
    const drafts = await transaction
      .select({ folder: contentDrafts.folder, locale: contentDrafts.locale, id: contentDrafts.id })
      .from(contentDrafts)
      .where(eq(contentDrafts.websiteId, websiteId));
    if (drafts.length > 0 && !discardDrafts)
      throw new Error(
        `Website ${websiteId} has ${drafts.length} drafts, which would be lost: publish them, or repeat with --discard-drafts`,
      );
    await transaction.delete(contentDrafts).where(eq(contentDrafts.websiteId, websiteId));
    await transaction
      .update(contentSchedule)
      .set({ state: 'cancelled', endedAt: sql`now()`, message: 'The content went back to files' })
      .where(and(eq(contentSchedule.websiteId, websiteId), eq(contentSchedule.state, 'waiting')));
    await transaction
      .update(contentOwners)
      .set({ owner: 'files', draftChanges: sql`draft_changes + 1`, changedAt: sql`now()` })
      .where(eq(contentOwners.websiteId, websiteId));
    const details = { owner: 'files', discardedDrafts: drafts.length };
    await recordAct(transaction, { websiteId, user, action: 'own', details });
    const [row] = await transaction
      .select({ version: websites.contentVersion })
      .from(websites)
      .where(eq(websites.id, websiteId));
    return { owner: 'files', version: row?.version ?? 0, files: 0 };
  });
}

import type { ContentOwner } from '@plaza/contract/editor';
import { eq, sql } from 'drizzle-orm';
import { contentOwners } from '../database/schema.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { Transaction } from '../import/stored-content.ts';
import { OwnedByEditorError } from './owned-by-editor-error.ts';

export interface Ownership {
  readonly owner: ContentOwner;
  readonly needsApproval: boolean;
  /** Increases with every change of a draft. */
  readonly draftChanges: number;
}

const OF_FILES: Ownership = { owner: 'files', needsApproval: false, draftChanges: 0 };

/** Who writes the content of a website. */
export async function readOwnership(
  orm: Pick<Transaction, 'select'>,
  websiteId: number,
): Promise<Ownership> {
  const [row] = await orm
    .select({
      owner: contentOwners.owner,
      needsApproval: contentOwners.needsApproval,
      draftChanges: contentOwners.draftChanges,
    })
    .from(contentOwners)
    .where(eq(contentOwners.websiteId, websiteId));
  return row ? { ...row, owner: row.owner as ContentOwner } : OF_FILES;
}

/** @throws {OwnedByEditorError} */
export async function assertOwnedByFiles(
  orm: Pick<Transaction, 'select'>,
  websiteId: number,
): Promise<void> {
  const { owner } = await readOwnership(orm, websiteId);
  if (owner === 'editor') throw new OwnedByEditorError(websiteId);
}

/**
 * Counts a change of drafts, and holds the ownership until the transaction ends: changes of one
 * website follow each other.
 *
 * @throws {ProblemError} `contentOfFiles`
 */
export async function countDraftChange(
  transaction: Pick<Transaction, 'execute'>,
  websiteId: number,
): Promise<Pick<Ownership, 'needsApproval'>> {
  const { rows } = await transaction.execute<{ needs_approval: boolean }>(sql`
    update ${contentOwners} set draft_changes = draft_changes + 1
    where website_id = ${websiteId} and owner = 'editor' returning needs_approval`);
  const [row] = rows;
  if (row) return { needsApproval: row.needs_approval };
  throw new ProblemError('contentOfFiles', {
    detail: `Developers write the content of website ${websiteId} in files; content:own ${websiteId} editor hands it over`,
  });
}

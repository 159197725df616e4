import type { AuditAction, EditorEntryKey, EditorUser } from '@plaza/contract/editor';
import { editorAudit } from '../database/schema.ts';
import type { Transaction } from '../import/stored-content.ts';

/** An act of somebody in a website. */
export interface AuditedAct {
  readonly websiteId: number;
  readonly user: EditorUser;
  readonly action: AuditAction;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Records an act, once for each entry. Call it in the transaction of the act. */
export async function recordAct(
  transaction: Pick<Transaction, 'insert'>,
  { websiteId, user, action, details = {} }: AuditedAct,
  entries: readonly EditorEntryKey[] = [],
): Promise<void> {
  const act = { websiteId, user, action, details };
  const rows = entries.map(({ folder, locale, id }) => ({ ...act, folder, locale, entryId: id }));
  await transaction.insert(editorAudit).values(rows.length > 0 ? rows : [act]);
}

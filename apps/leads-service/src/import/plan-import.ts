import { type EntryKey, keyText } from './content-row.ts';
import type { ContentSpool } from './content-spool.ts';
import type { FolderChanges } from './import-result.ts';
import type { SpooledEntry } from './spool-entries.ts';
import { storedEntries, type Transaction } from './stored-content.ts';

/** The changes that turn the stored content into that of a spool. */
export interface ImportPlan {
  readonly added: Iterable<SpooledEntry>;
  readonly changed: Iterable<SpooledEntry>;
  readonly removed: readonly EntryKey[];
  /** The number of stored entries by folder. */
  readonly stored: ReadonlyMap<string, number>;
}

/** Compares by key and hash; no content is read. */
export async function planImport(
  transaction: Transaction,
  websiteId: number,
  { entries }: ContentSpool,
): Promise<ImportPlan> {
  const [changed, removed]: [string[], EntryKey[]] = [[], []];
  const stored = new Map<string, number>();
  const unstored = new Set(entries.names());
  for await (const { hash, ...entry } of storedEntries(transaction, websiteId)) {
    stored.set(entry.folder, (stored.get(entry.folder) ?? 0) + 1);
    const name = keyText(entry);
    const wanted = entries.get(name);
    unstored.delete(name);
    if (!wanted) removed.push(entry);
    else if (wanted.hash !== hash) changed.push(name);
  }
  return { added: entries.select(unstored), changed: entries.select(changed), removed, stored };
}

export function countChanges(plan: ImportPlan) {
  const folders: Record<string, FolderChanges> = {};
  for (const kind of ['added', 'changed', 'removed'] as const) {
    for (const { folder } of plan[kind]) {
      folders[folder] ??= { added: 0, changed: 0, removed: 0 };
      folders[folder][kind] += 1;
    }
  }
  return folders;
}

import type { ChangedNames, FolderChanges } from '@plaza/contract/content-import';
import { type EntryKey, keyText } from './content-row.ts';
import type { ContentSpool } from './content-spool.ts';
import type { SpooledEntry } from './spool-entries.ts';
import { storedEntries, type Transaction } from './stored-content.ts';

/** The changes that turn the stored content into that of a spool. */
export interface ImportPlan {
  readonly added: Iterable<SpooledEntry>;
  readonly changed: Iterable<SpooledEntry>;
  readonly removed: readonly EntryKey[];
  /** The stored version of each changed or removed entry, by its name. */
  readonly versions: ReadonlyMap<string, number>;
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
  const [stored, versions] = [new Map<string, number>(), new Map<string, number>()];
  const unstored = new Set(entries.names());
  for await (const { hash, version, ...entry } of storedEntries(transaction, websiteId)) {
    stored.set(entry.folder, (stored.get(entry.folder) ?? 0) + 1);
    const name = keyText(entry);
    unstored.delete(name);
    if (entries.hasHash(name, hash)) continue;
    versions.set(name, version);
    if (entries.has(name)) changed.push(name);
    else removed.push(entry);
  }
  const [added, edited] = [entries.select(unstored), entries.select(changed)];
  return { added, changed: edited, removed, versions, stored };
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

/** Names shown of one kind of change. */
const MOST_NAMES = 20;

/** The first entries of each kind of change. */
export function nameChanges(plan: ImportPlan): ChangedNames {
  const first = (entries: Iterable<EntryKey>) => {
    const names: string[] = [];
    for (const key of entries) {
      if (names.length === MOST_NAMES) break;
      names.push(keyText(key).replace('//', '/'));
    }
    return names;
  };
  return { added: first(plan.added), changed: first(plan.changed), removed: first(plan.removed) };
}

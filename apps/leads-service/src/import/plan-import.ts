import type { ContentRow, StoredEntry } from './content-row.ts';

/** What has to happen to the stored content so that it is what is wanted. */
export interface ImportPlan {
  readonly added: readonly ContentRow[];
  readonly changed: readonly ContentRow[];
  readonly removed: readonly StoredEntry[];
}

export function planImport(
  stored: readonly StoredEntry[],
  wanted: readonly ContentRow[],
): ImportPlan {
  const hashes = new Map(stored.map((entry) => [keyOf(entry), entry.hash]));
  const wantedKeys = new Set(wanted.map(keyOf));
  const isStored = (row: StoredEntry) => hashes.has(keyOf(row));
  return {
    added: wanted.filter((row) => !isStored(row)),
    changed: wanted.filter((row) => isStored(row) && hashes.get(keyOf(row)) !== row.hash),
    removed: stored.filter((entry) => !wantedKeys.has(keyOf(entry))),
  };
}

const keyOf = ({ folder, locale, id }: StoredEntry) => `${folder}/${locale}/${id}`;

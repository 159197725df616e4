import type { ContentRow, StoredEntry } from './content-row.ts';

/** The changes that turn the stored content into the wanted content. */
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

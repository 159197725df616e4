import type { ContentFolder } from '@plaza/contract';
import type { StoredEntry } from './content-row.ts';
import type { ImportPlan } from './plan-import.ts';

/** An import that is probably an incomplete copy of a folder. */
class RemovalRefusedError extends Error {
  override readonly name = 'RemovalRefusedError';

  constructor(reasons: readonly string[]) {
    super(
      `Nothing was imported: the import would ${reasons.join(' and ')}. ` +
        'If this is intended, import again with --allow-removal.',
    );
  }
}

/**
 * Rejects a plan that empties a content folder or removes more than half of a website's entries.
 *
 * @throws {RemovalRefusedError} with the folders and the number of removed entries
 */
export function assertRemovalAllowed(
  stored: readonly StoredEntry[],
  { added, removed }: ImportPlan,
) {
  const storedCounts = countByFolder(stored);
  const removedCounts = [...countByFolder(removed)];
  const refilled = new Set(added.map(({ folder }) => folder));
  const emptied = removedCounts.filter(
    ([folder, count]) => count === storedCounts.get(folder) && !refilled.has(folder),
  );
  const list = (folders: typeof removedCounts) =>
    folders
      .map(([folder, count]) => `${folder} (${count} of ${storedCounts.get(folder)})`)
      .join(', ');
  const reasons: string[] = [];
  if (emptied.length > 0) reasons.push(`leave no entry in ${list(emptied)}`);
  if (removed.length * 2 > stored.length)
    reasons.push(`remove ${removed.length} of ${stored.length} entries: ${list(removedCounts)}`);
  if (reasons.length > 0) throw new RemovalRefusedError(reasons);
}

function countByFolder(entries: readonly StoredEntry[]) {
  const counts = new Map<ContentFolder, number>();
  for (const { folder } of entries) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return counts;
}

import type { ContentFolder } from '@plaza/contract';
import type { StoredEntry } from './content-row.ts';
import type { ImportPlan } from './plan-import.ts';

/** An import that looks like a folder copied by half, not like an editor's wish. */
class RemovalRefusedError extends Error {
  override readonly name = 'RemovalRefusedError';

  constructor(reasons: readonly string[]) {
    super(
      `Nothing was imported, for the import would ${reasons.join(' and ')}. ` +
        'If that is meant, import again with --allow-removal.',
    );
  }
}

/**
 * Refuses a plan that empties a content folder which held entries, or that removes more than half
 * of all entries of the website.
 *
 * @throws RemovalRefusedError naming the folders and how many of their entries would go
 */
export function refuseRemoval(stored: readonly StoredEntry[], { added, removed }: ImportPlan) {
  const held = countByFolder(stored);
  const going = [...countByFolder(removed)];
  const refilled = new Set(added.map(({ folder }) => folder));
  const emptied = going.filter(
    ([folder, count]) => count === held.get(folder) && !refilled.has(folder),
  );
  const list = (folders: typeof going) =>
    folders.map(([folder, count]) => `${folder} (${count} of ${held.get(folder)})`).join(', ');
  const reasons: string[] = [];
  if (emptied.length > 0) reasons.push(`leave no entry in ${list(emptied)}`);
  if (removed.length * 2 > stored.length)
    reasons.push(`remove ${removed.length} of ${stored.length} entries: ${list(going)}`);
  if (reasons.length > 0) throw new RemovalRefusedError(reasons);
}

function countByFolder(entries: readonly StoredEntry[]) {
  const counts = new Map<ContentFolder, number>();
  for (const { folder } of entries) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return counts;
}

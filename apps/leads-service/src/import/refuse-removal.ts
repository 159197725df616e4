import type { ImportPlan } from './plan-import.ts';

/** An import that is probably an incomplete copy of a folder. */
export class RemovalRefusedError extends Error {
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
export function assertRemovalAllowed({ added, removed, stored }: ImportPlan) {
  const removedCounts = new Map<string, number>();
  for (const { folder } of removed) removedCounts.set(folder, (removedCounts.get(folder) ?? 0) + 1);
  const refilled = new Set<string>();
  for (const { folder } of added) refilled.add(folder);
  const emptied = [...removedCounts].filter(
    ([folder, count]) => count === stored.get(folder) && !refilled.has(folder),
  );
  const list = (folders: readonly (readonly [string, number])[]) =>
    folders.map(([folder, count]) => `${folder} (${count} of ${stored.get(folder)})`).join(', ');
  const all = [...stored.values()].reduce((sum, count) => sum + count, 0);
  const reasons: string[] = [];
  if (emptied.length > 0) reasons.push(`leave no entry in ${list(emptied)}`);
  if (removed.length * 2 > all)
    reasons.push(`remove ${removed.length} of ${all} entries: ${list([...removedCounts])}`);
  if (reasons.length > 0) throw new RemovalRefusedError(reasons);
}

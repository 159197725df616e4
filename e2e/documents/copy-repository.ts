import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './read-recipe.ts';

/** What no source needs. */
const built = /(?:^|\/)(?:dist|fixtures|\.(?:data|next|plaza|turbo))(?:\/|$)/;

/**
 * Copies sources of the repository to a temporary folder, which the caller removes. Its packages
 * import one another; all else is that of the repository.
 *
 * @param paths files and folders from the root
 */
export function copyRepository(paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-recipe-'));
  for (const path of paths)
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !built.test(relative(root, source)),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

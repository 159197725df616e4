import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Identifies the code of a built importer, whose files are named by their content. Undefined for
 * sources, which change without a build.
 *
 * @param module the path of a module of it
 */
export function importerVersion(module: string): string | undefined {
  if (module.endsWith('.ts')) return undefined;
  const folder = dirname(module);
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const hash = createHash('sha256').update(names.toSorted().join('\n'));
  return hash.update(readFileSync(join(folder, 'command.js'))).digest('base64url');
}

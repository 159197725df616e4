import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FolderChange } from './add-country.ts';

/** What a change does, a line a file. */
export const changeLines = ({ created, changed }: FolderChange): string[] => [
  ...[...changed.keys()].map((file) => `change ${file}`),
  ...[...created.keys()].map((file) => `create ${file}`),
];

/**
 * Writes a change. The new files come first: until the config names the country, no page needs them.
 *
 * @throws Error before anything is written when a new file is there already
 */
export function applyChange(folder: string, { created, changed }: FolderChange): void {
  const taken = [...created.keys()].filter((file) => existsSync(join(folder, file)));
  if (taken.length > 0) throw new Error(`There already: ${taken.join(', ')}; nothing was written`);
  for (const [file, text] of [...created, ...changed]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

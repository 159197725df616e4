import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFiles } from '../files/site-files.ts';

/**
 * Writes a new folder whole or not at all: into a draft beside it, which takes its name at the end.
 *
 * @throws Error when the folder is there already, or the disk refuses; nothing is left then
 */
export function writeSite(folder: string, files: SiteFiles): void {
  const parent = dirname(folder);
  mkdirSync(parent, { recursive: true });
  // A dot, so that no tool takes the draft for an app.
  const draft = mkdtempSync(join(parent, '.create-site-'));
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), text);
    }
    // Renaming onto an empty folder would succeed.
    if (existsSync(folder)) throw new Error(`${folder} is there already`);
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

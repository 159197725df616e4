import type { CommandPort } from '@plaza/page-cache/build';
import { ownFiles } from './own-files.ts';
import { readFacts } from './read-facts.ts';
import { shellFiles } from './shell-files.ts';
import { type Changes, writeFiles } from './write-files.ts';

/**
 * Writes the files an app does not own: everything Next needs besides the nine inputs of a site.
 */
export async function syncShell(projectDir: string): Promise<Changes> {
  const shell = shellFiles(await readFacts(projectDir));
  return writeFiles(
    projectDir,
    new Map<string, string | Uint8Array>([...shell, ...ownFiles(projectDir)]),
  );
}

/**
 * `plaza-site sync`: prints what it changed, if anything.
 *
 * @returns the exit code: 0, or 1 if the app cannot be read
 */
export async function syncCommand({ projectDir, write }: CommandPort): Promise<number> {
  try {
    const { written, removed } = await syncShell(projectDir);
    const changed = written.length + removed.length > 0;
    if (changed) write(`Wrote ${written.length} files of the site, removed ${removed.length}.\n`);
    return 0;
  } catch (error) {
    write(`${(error as Error).message}\n`);
    return 1;
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabaseFolder } from '../src/database/database-folder.ts';

/**
 * Puts an empty embedded database into `dataDir`. PGlite takes seconds to make one, so it is made
 * once for each version of PGlite on a machine, and copied.
 */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const template = join(tmpdir(), `plaza-empty-database-${pgliteVersion()}`);
  if (!existsSync(template)) await makeTemplate(template);
  await mkdir(dataDir, { recursive: true });
  await cp(template, join(dataDir, 'database'), { recursive: true });
}

/** Test files run side by side: each makes its own, the first gives it its name. */
async function makeTemplate(template: string) {
  const folder = await mkdtemp(`${template}-`);
  await createDatabaseFolder(join(folder, 'database'));
  await rename(join(folder, 'database'), template).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
  await rm(folder, { recursive: true, force: true });
}

function pgliteVersion(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'));
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}

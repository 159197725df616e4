import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '../src/database/migrations.ts';
import { openEmbeddedDatabase } from '../src/embedded/embedded-database.ts';
import { onceInFolder } from './once-in-folder.ts';

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/plaza-test', import.meta.url));

/**
 * A migrated, empty embedded database to copy. Creating one takes five seconds of CPU, so it is
 * cached until the migrations or PGlite change.
 */
export const embeddedTemplate = (): Promise<string> =>
  onceInFolder(cacheFolder, fingerprint(), async (draft) => {
    await (await openEmbeddedDatabase(draft, () => {})).close();
  });

function fingerprint() {
  const migrations = migrationsFolder();
  const scripts = readdirSync(migrations).filter((file) => file.endsWith('.sql'));
  const hash = createHash('sha256').update(pgliteVersion());
  for (const script of scripts.sort()) hash.update(readFileSync(join(migrations, script)));
  return hash.digest('hex').slice(0, 16);
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return readFileSync(join(entry, '../../package.json'), 'utf8');
}

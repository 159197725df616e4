import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '../src/database/migrations.ts';
import { DataDirInUseError, lockDataDir } from '../src/embedded/data-dir-lock.ts';
import { openEmbeddedDatabase } from '../src/embedded/embedded-database.ts';

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/plaza-test', import.meta.url));

/**
 * A migrated, empty embedded database to copy. Creating one takes five seconds of CPU, so it is
 * cached until the migrations or PGlite change.
 */
export async function embeddedTemplate(): Promise<string> {
  const template = join(cacheFolder, fingerprint());
  if (existsSync(template)) return template;
  mkdirSync(cacheFolder, { recursive: true });
  const unlock = await waitForLock();
  try {
    if (existsSync(template)) return template;
    const draft = `${template}-draft`;
    rmSync(draft, { recursive: true, force: true });
    await (await openEmbeddedDatabase(draft, () => {})).close();
    renameSync(draft, template);
    return template;
  } finally {
    unlock();
  }
}

/** Parallel test files need it at the same time; only one creates it. */
async function waitForLock(): Promise<() => void> {
  for (;;) {
    try {
      return lockDataDir(cacheFolder);
    } catch (error) {
      if (!(error instanceof DataDirInUseError)) throw error;
    }
    await delay(50);
  }
}

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

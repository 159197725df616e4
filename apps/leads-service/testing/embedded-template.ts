import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbeddedDatabase } from '../src/database/embedded-database.ts';
import { migrationsFolder } from '../src/database/migrations.ts';

const cacheFolder = fileURLToPath(new URL('../node_modules/.cache/plaza-test/', import.meta.url));

/**
 * An embedded database that is set up and empty, to be copied. Setting one up takes five seconds of
 * a processor, so it is kept until the migrations or PGlite change.
 */
export async function embeddedTemplate(): Promise<string> {
  const template = join(cacheFolder, fingerprint());
  if (existsSync(template)) return template;
  const draft = `${template}-${randomUUID()}`;
  await (await openEmbeddedDatabase(draft)).close();
  try {
    renameSync(draft, template);
  } catch (error) {
    // Another test file was faster; its template is as good.
    rmSync(draft, { recursive: true });
    if (!existsSync(template)) throw error;
  }
  return template;
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

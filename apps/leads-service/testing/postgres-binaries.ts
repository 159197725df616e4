import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const debianRoot = '/usr/lib/postgresql';

/**
 * The folder that holds `initdb` and `postgres`: newest Debian package first, then whatever
 * `pg_config` names.
 *
 * @throws Error naming the Debian package when there is none
 */
export function findPostgresBinaries(): string {
  const found = [...debianFolders(), ...pgConfigFolder()].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
  if (found) return found;
  throw new Error(
    'These tests run on a real PostgreSQL server and found none. Install it: apt-get install postgresql (Debian package "postgresql").',
  );
}

function debianFolders() {
  if (!existsSync(debianRoot)) return [];
  const versions = readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debianRoot, version, 'bin'));
}

function pgConfigFolder() {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim()];
  } catch {
    return [];
  }
}

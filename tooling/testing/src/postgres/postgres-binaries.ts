import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of `initdb` and `postgres`: the newest Debian package, otherwise that of `pg_config`.
 *
 * @throws {Error} naming the Debian package if there is none
 */
export function findPostgresBinaries(
  debianRoot = '/usr/lib/postgresql',
  pgConfig = 'pg_config',
): string {
  const found = [...debianFolders(debianRoot), ...pgConfigFolder(pgConfig)].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
  if (found) return found;
  throw new Error(
    'These tests run on a real PostgreSQL server and found none. Install it: apt-get install postgresql (Debian package "postgresql").',
  );
}

function debianFolders(debianRoot: string) {
  if (!existsSync(debianRoot)) return [];
  const versions = readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debianRoot, version, 'bin'));
}

function pgConfigFolder(pgConfig: string) {
  try {
    return [execFileSync(pgConfig, ['--bindir'], { encoding: 'utf8' }).trim()];
  } catch {
    return [];
  }
}

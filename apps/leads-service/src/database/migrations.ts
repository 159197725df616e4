import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export interface Migration {
  /** E.g. `0003_user-event-ids`. */
  readonly name: string;
  readonly hash: string;
  /** When it was written, in milliseconds since 1970, by which it is known to be done. */
  readonly time: number;
  /** Statements that run one by one before the transaction, and again after an interrupted start. */
  readonly outside: readonly string[];
  /** Statements of the one transaction that also notes the migration as done. */
  readonly inside: readonly string[];
}

const isOutside = (statement: string) => statement.startsWith('-- outside the transaction');

/** All migrations, the oldest first. */
export function readMigrations(): Migration[] {
  const folder = migrationsFolder();
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map(
    ({ sql, hash, folderMillis }, index) => {
      const statements = sql.map((statement) => statement.trim()).filter(Boolean);
      return {
        ...{ name: journal.entries[index]?.tag ?? '', hash, time: folderMillis },
        outside: statements.filter(isOutside),
        inside: statements.filter((statement) => !isOutside(statement)),
      };
    },
  );
}

/** The folder of migrations, found from the source tree and from `dist` alike. */
export function migrationsFolder(): string {
  const manifest = findPackageJSON(import.meta.url);
  if (!manifest) throw new Error('The leads service has no package.json above its modules');
  return join(dirname(manifest), 'drizzle');
}

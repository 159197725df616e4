import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';

export interface Migration {
  /** E.g. `0003_user-event-ids`. */
  readonly name: string;
  readonly hash: string;
  /** When it was written, in milliseconds since 1970; identifies it as applied. */
  readonly time: number;
  /**
   * Statements that run one by one before the transaction; they repeat after an interrupted start.
   */
  readonly outside: readonly string[];
  /** Statements of the transaction that also records the migration. */
  readonly inside: readonly string[];
}

const isOutside = (statement: string) => statement.startsWith('-- outside the transaction');

/** All migrations, oldest first. */
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

/** The migrations folder, found from both the source and `dist`. */
export function migrationsFolder(): string {
  const manifest = findPackageJSON(import.meta.url);
  if (!manifest) throw new Error('leads-service: no package.json found');
  return join(dirname(manifest), 'drizzle');
}

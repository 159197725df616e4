import { setTimeout as pause } from 'node:timers/promises';
import { type Migration, readMigrations } from './migrations.ts';

/** One connection to a database. */
export interface MigrationSession {
  /** Runs statements without an extra transaction. Returns the rows of the last one. */
  run(statements: string): Promise<readonly unknown[]>;
}

/** Receives progress, one line at a time. */
export type Report = (line: string) => void;

/**
 * The lock timeout in milliseconds. Later statements queue behind a waiting one, so it gives up and
 * retries.
 */
const LOCK_TIMEOUT = 500;

/** The maximum number of attempts: about ten minutes. */
const LOCK_ATTEMPTS = 600;

/** The table of drizzle's own migrator. */
const createMigrationsTable = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;

/**
 * Applies pending migrations while services keep writing. Statements have no timeout, and none
 * holds a lock that blocks writes for long.
 *
 * @param migrations all of them, or the first ones
 */
export async function migrateDatabase(
  session: MigrationSession,
  report: Report,
  migrations = readMigrations(),
): Promise<void> {
  await session.run(`set statement_timeout = 0; set lock_timeout = ${LOCK_TIMEOUT}`);
  await session.run(createMigrationsTable);
  const [last] = (await session.run(
    'select max(created_at)::float8 as time from drizzle.__drizzle_migrations',
  )) as { time: number | null }[];
  const pending = migrations.filter(({ time }) => time > (last?.time ?? 0));
  // No progress for a new database.
  const reportProgress = last?.time ? report : () => {};
  if (!last?.time) await session.run('set client_min_messages = warning');
  for (const [index, migration] of pending.entries()) {
    reportProgress(`Migration ${index + 1} of ${pending.length}: ${migration.name}`);
    await migrate(session, migration, reportProgress);
  }
  if (pending.length > 0) reportProgress('The database is up to date');
  await session.run('reset statement_timeout; reset lock_timeout; reset client_min_messages');
}

async function migrate(session: MigrationSession, migration: Migration, report: Report) {
  const { outside, inside, name, hash, time } = migration;
  const attempt = (statements: string) => withLocks({ session, report, name }, statements);
  for (const [index, statement] of outside.entries()) {
    report(`${name}: step ${index + 1} of ${outside.length + 1}`);
    await attempt(statement);
  }
  const record = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${time})`;
  await attempt(['begin', ...inside, record, 'commit'].join(';\n'));
}

interface Attempt {
  readonly session: MigrationSession;
  readonly report: Report;
  readonly name: string;
}

/** `create index concurrently` waits for others, and nobody waits for it. */
const isConcurrent = /\bconcurrently\b/i;

async function withLocks({ session, report, name }: Attempt, statements: string) {
  const isHarmless = isConcurrent.test(statements);
  if (isHarmless) await session.run('set lock_timeout = 0');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await session.run(statements);
      break;
    } catch (error) {
      await session.run('rollback');
      if (!isLockTimeout(error) || attempt >= LOCK_ATTEMPTS) throw error;
      if (attempt % 10 === 1) report(`${name}: waits for a lock, attempt ${attempt}`);
    }
    await pause(LOCK_TIMEOUT);
  }
  if (isHarmless) await session.run(`set lock_timeout = ${LOCK_TIMEOUT}`);
}

/** Whether a notice is the progress of a migration, which has its own code. */
export const isProgress = ({ code }: { code?: string | undefined }) => code === 'PM001';

/** SQLSTATE lock_not_available. */
const isLockTimeout = (error: unknown) => (error as { code?: unknown }).code === '55P03';

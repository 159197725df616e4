import { setTimeout as pause } from 'node:timers/promises';
import { type Migration, readMigrations } from './migrations.ts';

/** One connection to a database. */
export interface MigrationSession {
  /** Runs statements in no transaction but their own. Answers the rows of the last one. */
  run(statements: string): Promise<readonly unknown[]>;
}

/** Takes a line that says how far the migrations are. */
export type Report = (line: string) => void;

/**
 * Milliseconds that a statement waits for its lock. Later statements queue behind it, so it gives up
 * and tries again.
 */
const LOCK_TIMEOUT = 500;

/** Tries with pauses between them, at most: some ten minutes. */
const LOCK_ATTEMPTS = 600;

/** Where drizzle's own migrator keeps its account too. */
const ledger = `create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`;

/**
 * Brings the tables up to date, beside services that go on writing: no statement ends
 * for the time it takes, and none holds a lock for long that keeps others from writing.
 *
 * @param migrations all of them, or the first ones
 */
export async function migrateDatabase(
  session: MigrationSession,
  report: Report,
  migrations = readMigrations(),
): Promise<void> {
  await session.run(`set statement_timeout = 0; set lock_timeout = ${LOCK_TIMEOUT}`);
  await session.run(ledger);
  const [last] = (await session.run(
    'select max(created_at)::float8 as time from drizzle.__drizzle_migrations',
  )) as { time: number | null }[];
  const pending = migrations.filter(({ time }) => time > (last?.time ?? 0));
  // Making a new database is no news.
  const tell = last?.time ? report : () => {};
  if (!last?.time) await session.run('set client_min_messages = warning');
  for (const [index, migration] of pending.entries()) {
    tell(`Migration ${index + 1} of ${pending.length}: ${migration.name}`);
    await migrate(session, migration, tell);
  }
  if (pending.length > 0) tell('The database is up to date');
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

/** Building an index concurrently waits for others, and nobody waits for it. */
const waitsAlone = /\bconcurrently\b/i;

async function withLocks({ session, report, name }: Attempt, statements: string) {
  const isAlone = waitsAlone.test(statements);
  if (isAlone) await session.run('set lock_timeout = 0');
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
  if (isAlone) await session.run(`set lock_timeout = ${LOCK_TIMEOUT}`);
}

/** What a migration raises to say how far it is, by a code of its own. */
export const isProgress = ({ code }: { code?: string | undefined }) => code === 'PM001';

/** SQLSTATE lock_not_available. */
const isLockTimeout = (error: unknown) => (error as { code?: unknown }).code === '55P03';

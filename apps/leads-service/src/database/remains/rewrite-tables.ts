import { setTimeout as pause } from 'node:timers/promises';
import type { RunStatement } from './maintenance-session.ts';

export interface Rewriting {
  /** Whether clear text is among the remains: then tables of any size are rewritten. */
  readonly isComplete?: boolean;
}

/** Rewriting blocks a table: below this size for less than a second. */
const REWRITTEN_BYTES = 64 * 1024 * 1024;

/** Attempts to get a lock, which give up after half a second, and to find no older reader. */
const ATTEMPTS = 20;

/** Milliseconds between two looks. */
const PAUSE = 500;

/** The tables with personal values. */
const TABLES = [
  'applications',
  'application_tokens',
  'emails',
  'contact_messages',
  'leads',
] as const;

/** @returns sentences about tables that keep remains, which are encrypted */
export async function rewriteTables(
  run: RunStatement,
  { isComplete = false }: Rewriting,
): Promise<string[]> {
  const notes = await untilUnread(run);
  for (const table of TABLES) {
    const isRewritten = isComplete || (await sizeOf(run, table)) <= REWRITTEN_BYTES;
    if (isRewritten && (await rewrite(run, table))) continue;
    await run(`vacuum ${table}`);
    notes.push(
      `The table ${table} is ${isRewritten ? 'in use' : 'too large to be rewritten'}: encrypted remains stay in its free space until that is used again. VACUUM FULL ${table} removes them.`,
    );
  }
  // Samples of values that an earlier version of the schema collected.
  if (isComplete) await rewrite(run, 'pg_statistic');
  return notes;
}

/** Statements read rows as they were at their start, and rewriting keeps those. */
async function untilUnread(run: RunStatement): Promise<string[]> {
  const [row] = await run('select (txid_current() % 4294967296)::text as xid');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [older] = await run(`
      select count(*)::integer as count from pg_stat_activity
      where pid <> pg_backend_pid() and (datname = current_database() or datname is null)
        and age(backend_xmin) > age('${row?.xid}'::xid)`);
    if (older?.count === 0) return [];
    await pause(PAUSE);
  }
  return [
    'A long statement, such as a backup, still reads what was deleted: its remains go with the next deletion.',
  ];
}

async function sizeOf(run: RunStatement, table: string): Promise<number> {
  const [row] = await run(`select pg_total_relation_size('${table}')::float8 as bytes`);
  return Number(row?.bytes);
}

/** @returns false if others held the table all the time */
async function rewrite(run: RunStatement, table: string): Promise<boolean> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1)
    try {
      await run(`vacuum full ${table}`);
      return true;
    } catch (error) {
      if ((error as { code?: unknown }).code !== '55P03') throw error;
    }
  return false;
}

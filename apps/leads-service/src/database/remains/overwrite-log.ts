import type { RunStatement } from './maintenance-session.ts';

/** 1 GB, the default of `max_wal_size`. */
const SEGMENTS = 64;

/**
 * Overwrites every segment of the write-ahead log of before. A checkpoint recycles old segments with
 * their bytes; switching through them fills each with zeros.
 *
 * @returns a sentence if there are too many
 */
export async function overwriteLog(run: RunStatement): Promise<string[]> {
  await run('select pg_switch_wal()');
  await run('checkpoint');
  const [row] = await run(
    `select count(*)::integer as count from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$'`,
  );
  const count = Number(row?.count);
  for (let segment = 0; segment < Math.min(count, SEGMENTS); segment += 1) {
    // A segment without a record is not switched.
    await run('select txid_current()');
    await run('select pg_switch_wal()');
  }
  await run('checkpoint');
  if (count <= SEGMENTS) return [];
  return [
    `The write-ahead log has ${count} segments, of which ${SEGMENTS} are overwritten: set wal_recycle to off, so that PostgreSQL deletes old ones.`,
  ];
}

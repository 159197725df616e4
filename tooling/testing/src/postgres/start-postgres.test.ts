import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../until.ts';
import {
  type PgBouncer,
  type PostgresReplica,
  type PostgresServer,
  startPgBouncer,
  startPostgres,
  startReplica,
} from './index.ts';

let primary: PostgresServer;
let replica: PostgresReplica;
let pgbouncer: PgBouncer;
beforeAll(async () => {
  primary = await startPostgres();
  replica = await startReplica(primary, { synchronous: true });
  pgbouncer = await startPgBouncer(primary);
}, 60_000);
afterAll(() => Promise.all([primary, replica, pgbouncer].map((each) => each?.stop())));

const query = (url: string, text: string, timeout = 30_000) =>
  execFileSync('psql', ['-qtAX', url, '-c', text], {
    ...{ encoding: 'utf8', stdio: 'pipe', timeout },
  } as const).trim();

/** Whether a write through PgBouncer is confirmed, which the replica has to have. */
function canWrite(): boolean {
  try {
    // While no server is there, PgBouncer holds a query for ten seconds.
    query(pgbouncer.url, 'insert into writes values (now())', 1_500);
    return true;
  } catch {
    return false;
  }
}

test('the shipped settings take writes again within 3 s after a server is back in its place', async () => {
  query(pgbouncer.url, 'create table writes (at timestamptz)');
  expect(canWrite()).toBe(true);
  await primary.shutDown();
  // PgBouncer has tried to log in: from then on it waits.
  await until(() => !canWrite());
  await primary.startAgain();
  await until(() => query(primary.url('postgres'), 'select 1') === '1');
  const began = performance.now();
  await until(canWrite, 30_000);
  expect(performance.now() - began).toBeLessThan(3_000);
}, 60_000);

test('a synchronous replica has what the primary confirmed, and takes over when promoted', async () => {
  query(pgbouncer.url, 'create table notes as select 1 as note');
  expect(query(primary.url('postgres'), 'show synchronous_standby_names')).toBe('*');
  await primary.kill();
  expect(query(replica.url('postgres'), 'select note, pg_is_in_recovery() from notes')).toBe('1|t');
  replica.promote();
  pgbouncer.pointTo(replica);
  query(replica.url('postgres'), 'insert into notes values (2)');
  expect(query(pgbouncer.url, 'select count(*) from notes')).toBe('2');
});

import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const query = (url: string, text: string) =>
  execFileSync('psql', ['-qtAX', url, '-c', text], { encoding: 'utf8' }).trim();

test('a synchronous replica has what the primary confirmed, and takes over when promoted', async () => {
  query(pgbouncer.url('postgres'), 'create table notes as select 1 as note');
  expect(query(primary.url('postgres'), 'show synchronous_standby_names')).toBe('*');
  await primary.kill();
  expect(query(replica.url('postgres'), 'select note, pg_is_in_recovery() from notes')).toBe('1|t');
  replica.promote();
  pgbouncer.pointTo(replica);
  query(replica.url('postgres'), 'insert into notes values (2)');
  expect(query(pgbouncer.url('postgres'), 'select count(*) from notes')).toBe('2');
});

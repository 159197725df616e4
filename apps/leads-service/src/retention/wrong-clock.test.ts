import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabaseFactory } from '../../testing/databases.ts';
import { testKeyring } from '../../testing/keyring.ts';
import { leadRecord } from '../../testing/lead.ts';
import { runOn } from '../../testing/run-program.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { createWriters } from '../writes/writers.ts';
import { retentionCommand } from './retention-command.ts';
import { DEFAULT_RETENTION } from './retention-periods.ts';
import { runRetention } from './run-retention.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DAY = 86_400_000;

describe.each(databaseEngines)('a clock that is ahead, with %s', (engine) => {
  let service: TestService;
  beforeEach(async () => {
    service = await createTestService(engine);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await service.stop();
  });

  const run = (changes: { now?: Date; isConfirmed?: boolean } = {}) =>
    runRetention({
      ...{ database: service.database, keyring: service.keyring, periods: DEFAULT_RETENTION },
      ...{ isConfirmed: false, now: new Date(), ...changes },
    });
  const execute = async (statement: ReturnType<typeof sql>) =>
    (await service.database.orm.execute<Record<string, unknown>>(statement)).rows;
  /** Applications of an age in days. */
  const addApplications = (count: number, age: number, isSubmitted = false) =>
    execute(sql`
      insert into applications (website_id, id, flow, locale, country, event_id, answers, key_ids,
        submitted_at, updated_at)
      select 900, gen_random_uuid(), 'signup', 'es-ES', 'ES', 'e', '{}', '{}',
        case when ${isSubmitted}::boolean then now() end, now() - ${age}::integer * interval '1 day'
      from generate_series(1, ${count}::integer)`);
  const left = async () => (await execute(sql`select 1 from applications`)).length;
  /** As if nothing had happened for some days. */
  const silence = (days: number) =>
    execute(sql`update websites set imported_at = now() - ${days}::integer * interval '1 day'`);

  test('deletes nothing if that of the database, or the newest record, says otherwise', async () => {
    await addApplications(3, 0);
    const ahead = await run({ now: new Date(Date.now() + 40 * DAY) });
    expect(ahead.deleted).toMatchObject({ applications: 0 });
    expect(ahead.notes).toEqual([expect.stringContaining("the database's")]);
    await execute(sql`update applications set updated_at = now() - interval '35 days'`);
    await silence(35);
    const { deleted, notes } = await run();
    expect(deleted).toMatchObject({ applications: 0 });
    expect(notes).toEqual([expect.stringContaining('records expire as of then')]);
    expect((await run({ isConfirmed: true })).deleted).toMatchObject({ applications: 3 });
  });

  test('does not let more than half of a kind go at once, before it is confirmed', async () => {
    await addApplications(30, 35);
    await addApplications(200, 0, true);
    const { leads } = createWriters(service.database.writes, service);
    await leads.write(leadRecord(1));
    await execute(sql`update leads set created_at = now() - interval '400 days'`);
    const { deleted, held, notes } = await run();
    expect(deleted).toMatchObject({ applications: 0, leads: 1 });
    expect(held).toEqual([{ kind: 'applications', group: 'open', expired: 30, all: 30 }]);
    expect(notes[0]).toMatch(/^30 of 30 applications, open would be deleted at once/);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    const environment = {
      PLAZA_DATA_DIR: service.settings.dataDir,
      ...(service.settings.databaseUrl && { DATABASE_URL: service.settings.databaseUrl }),
    };
    const command = (args: readonly string[]) =>
      runOn(engine, ['retention:run', retentionCommand], { args, environment });
    // The service does it too when it starts, and one does it at a time.
    await vi.waitFor(async () => {
      const { code, stdout } = await command([]);
      expect([code, stdout]).toEqual([0, expect.stringMatching(/^applications: 0 deleted$/m)]);
      expect(stdout).toMatch(/30 of 30.*--confirm/);
    }, 30_000);
    expect((await command(['--confirm'])).stdout).toMatch(/^applications: 30 deleted$/m);
    expect(await left()).toBe(200);
  });

  test('lets the few records of a small site expire on one day', async () => {
    await addApplications(5, 35);
    expect(await run()).toMatchObject({ deleted: { applications: 5 }, held: [], notes: [] });
  });
});

test('the clock of a whole machine, 40 days ahead, deletes no application', async () => {
  // A database of its own: PostgreSQL keeps timers of the time that was set.
  const databases = await createDatabaseFactory('pglite');
  const database = await openDatabase(await databases.fresh());
  await database.orm.execute(sql`
    insert into applications (website_id, id, flow, locale, country, event_id, answers, key_ids)
    values (900, gen_random_uuid(), 'signup', 'es-ES', 'ES', 'e', '{}', '{}')`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY });
  const { rows } = await database.orm.execute<{ now: string }>(sql`select now()::text as now`);
  expect(Math.abs(new Date(rows[0]?.now ?? '').getTime() - Date.now())).toBeLessThan(DAY);
  const run = (isConfirmed: boolean) =>
    runRetention({
      ...{ database, keyring: testKeyring, isConfirmed, periods: DEFAULT_RETENTION },
      now: new Date(),
    });
  expect(await run(false)).toMatchObject({
    deleted: { applications: 0 },
    notes: [expect.stringContaining('the newest record is of')],
  });
  expect((await run(true)).deleted).toMatchObject({ applications: 1 });
  await database.close();
  vi.useRealTimers();
  await databases.dispose();
});

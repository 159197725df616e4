import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type PostgresServer, startPostgres } from '@plaza/testing/postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type MigrationSession, migrateDatabase } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { openDatabase } from './open-database.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const ROWS = 100_000;

/** The maximum milliseconds of a write while tables change. */
const LONGEST_WAIT = 2_000;

const KNOWN_ID = 'd2719eba-9d26-4b7a-9d8f-5a2be8a30c11';

const anId = `case number when 1 then '${KNOWN_ID}'::uuid else gen_random_uuid() end`;

const migrations = readMigrations();

describe('migrations of a PostgreSQL database in use', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
    await query('postgres', 'create database fresh');
    const settings = { databaseUrl: server.url('fresh'), dataDir: '' };
    await (await openDatabase(settings)).close();
  });
  afterAll(() => server.stop());

  async function connect(database: string) {
    const client = new pg.Client(server.url(database));
    await client.connect();
    return client;
  }

  const query = async (database: string, text: string) => {
    const client = await connect(database);
    try {
      return [await client.query(text)].flat().at(-1)?.rows ?? [];
    } finally {
      await client.end();
    }
  };

  async function withSession<T>(database: string, use: (session: MigrationSession) => Promise<T>) {
    const client = await connect(database);
    const run = async (text: string) => [await client.query(text)].flat().at(-1)?.rows ?? [];
    await run(`set leads_service.partitions = 'on'`);
    return use({ run }).finally(() => client.end());
  }

  /** Applies the first `count` migrations. */
  const migrateTo = (database: string, count: number) =>
    withSession(database, (session) =>
      migrateDatabase(session, () => {}, migrations.slice(0, count)),
    );

  /** Writes what every version of the service writes, until aborted. */
  async function writeUntil(database: string, stop: AbortSignal) {
    const client = await connect(database);
    let [written, longest] = [0, 0];
    while (!stop.aborted) {
      const started = performance.now();
      await client.query(`insert into user_events (id, website_id, partition_key, data)
        values (gen_random_uuid(), 1, 'load', '{}')`);
      await client.query(`insert into impressions
        (website_id, id, unique_user_id, new_user, channel_id, locale, device, tracking_data)
        values (1, gen_random_uuid(), 'u', true, 1, 'es-ES', '{}', '{}')`);
      longest = Math.max(longest, performance.now() - started);
      written += 1;
      await pause(5);
    }
    await client.end();
    return { written, longest };
  }

  /** Columns, constraints and indexes. */
  const describeSchema = (database: string) =>
    query(
      database,
      // Which months have partitions depends on the rows.
      `with months as (select relname from pg_class where relispartition and relname ~ '_\\d{4}_\\d\\d$')
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
        from information_schema.columns where table_schema = 'public'
          and table_name not in (select relname from months)
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = 'public'::regnamespace
          and conrelid::regclass::text not in (select relname from months)
      union all select indexdef from pg_indexes where schemaname = 'public'
        and tablename not in (select relname from months)
      union all select tgname || ' ' || tgrelid::regclass from pg_trigger
        where not tgisinternal and tgrelid::regclass::text not in (select relname from months)
      union all select proname::text from pg_proc where pronamespace = 'public'::regnamespace
      order by line`,
    );

  const fill = (database: string, rows: number) =>
    query(
      database,
      `insert into user_events (id, website_id, partition_key, data)
        select ${anId}, 1, 'old', '{}' from generate_series(1, ${rows}) as number`,
    );

  const count = (database: string) =>
    query(
      database,
      `select (select count(*)::int from user_events) as events,
        (select count(*)::int from impressions) as impressions, id
      from user_events where website_id = 1 and id = '${KNOWN_ID}'`,
    );

  const create = async (database: string, version: number, rows: number) => {
    await query('postgres', `create database ${database}`);
    await migrateTo(database, version);
    await fill(database, rows);
  };

  /** Applies all migrations while others write, then checks every row. */
  async function migrateUnderLoad(
    database: string,
    rows: number,
    migrate: (lines: string[]) => Promise<void> = async (lines) => {
      const settings = { databaseUrl: server.url(database), dataDir: '' };
      const { close } = await openDatabase(settings, (line) => lines.push(line));
      await close();
    },
  ) {
    const stop = new AbortController();
    const load = Promise.all([1, 2].map(() => writeUntil(database, stop.signal)));
    const lines: string[] = [];
    await migrate(lines).finally(() => stop.abort());
    const written = (await load).reduce((sum, each) => sum + each.written, rows);
    expect(Math.max(...(await load).map(({ longest }) => longest))).toBeLessThan(LONGEST_WAIT);
    expect(await count(database)).toEqual([
      { events: written, impressions: written - rows, id: KNOWN_ID },
    ]);
    expect(await describeSchema(database)).toEqual(await describeSchema('fresh'));
    await query('postgres', `drop database ${database}`);
    return lines;
  }

  test('accepts new rows while the ids of many rows are rewritten', async () => {
    await create('rewritten', 1, ROWS);
    const lines = await migrateUnderLoad('rewritten', ROWS);
    expect(lines[0]).toBe(`Migration 1 of ${migrations.length - 1}: ${migrations[1]?.name}`);
    expect(lines).toContain('0003_user-event-ids: step 4 of 10');
    expect(lines).toContainEqual(expect.stringMatching(/^user_events: \d+ % of the ids copied$/));
    expect(lines.at(-1)).toBe('The database is up to date');
  });

  test.each([2, 3])(
    'migrates from version %i, without changes to large tables',
    async (version) => {
      await create(`early_${version}`, version, ROWS / 10);
      await migrateUnderLoad(`early_${version}`, ROWS / 10);
    },
  );

  test('keeps the rows that every later version wrote', async () => {
    await create('versions', 4, ROWS / 5);
    await migrateUnderLoad('versions', ROWS / 5, async () => {
      for (let version = 5; version <= migrations.length; version += 1) {
        await migrateTo('versions', version);
        await pause(20);
      }
    });
  });

  test('completes a migration that was interrupted at any step', async () => {
    for (const at of [2, 3, 5, 7, 9]) {
      const database = `interrupted_${at}`;
      await create(database, 3, 10);
      const broken = withSession(database, ({ run }) => {
        let steps = 0;
        return migrateDatabase(
          {
            async run(statements) {
              // Reading the applied migrations and session settings are not steps.
              if (/user_events/.test(statements)) steps += 1;
              if (steps === at) throw new Error('killed');
              return run(statements);
            },
          },
          () => {},
        );
      });
      await expect(broken).rejects.toThrow('killed');
      await migrateUnderLoad(database, 10);
    }
  });

  test('does not block writes while it waits for a long transaction', async () => {
    await create('held', 3, 10);
    const reader = await connect('held');
    await reader.query('begin; select count(*) from user_events');
    const stop = new AbortController();
    const load = writeUntil('held', stop.signal);
    const settings = { databaseUrl: server.url('held'), dataDir: '' };
    let waits = 0;
    const database = await openDatabase(settings, (line) => {
      if (!line.includes('waits for a lock')) return;
      waits += 1;
      void reader.query('commit');
    });
    await database.close();
    stop.abort();
    expect(waits).toBeGreaterThan(0);
    const { longest, written } = await load;
    expect(written).toBeGreaterThan(0);
    expect(longest).toBeLessThan(LONGEST_WAIT);
    await reader.end();
  });
});

test('keeps the rows of an embedded database of the first version', async () => {
  const client = new PGlite({ extensions: { pg_trgm } });
  const session = {
    run: async (text: string) => (await client.exec(text)).at(-1)?.rows ?? [],
  };
  const lines: string[] = [];
  await migrateDatabase(session, () => {}, migrations.slice(0, 1));
  await client.exec(`insert into user_events (id, website_id, partition_key, data)
    select ${anId}, 1, 'old', '{}' from generate_series(1, 1000) as number`);
  await migrateDatabase(session, (line) => lines.push(line));
  const rows = await session.run(`select pg_typeof(id)::text as type, id,
    (select count(*)::int from user_events) as events from user_events where id = '${KNOWN_ID}'`);
  expect(rows).toEqual([{ type: 'text', id: KNOWN_ID, events: 1000 }]);
  expect(lines.at(-1)).toBe('The database is up to date');
  await client.close();
});

test('no migration blocks writes to build an index or change a type', () => {
  for (const { name, inside, outside } of migrations) {
    const created = [...inside, ...outside].flatMap(
      (line) => /^CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/m.exec(line)?.[1] ?? [],
    );
    for (const statement of [...inside, ...outside]) {
      const indexed = /CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).* ON "(\w+)"/.exec(statement)?.[1];
      if (indexed) expect(created, name).toContain(indexed);
      if (statement.startsWith('-- The same type again')) continue;
      expect(statement, name).not.toMatch(/ALTER COLUMN .* TYPE/);
    }
  }
});

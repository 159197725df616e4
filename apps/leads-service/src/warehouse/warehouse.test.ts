import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIMENSIONS, type Dimension, readReport, WAREHOUSE_TABLES } from '@plaza/warehouse';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runHere } from '../../testing/run-program.ts';
import { createTestService, type TestService } from '../../testing/test-service.ts';
import { databaseEngines } from '../database/database.ts';
import { lastClosedDay } from './days.ts';
import { exportDaysCommand } from './export-command.ts';
import { readDayPage } from './read-day.ts';
import { reportCommand } from './report-command.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const DAY = 86_400_000;
const lastDay = Date.parse(lastClosedDay(new Date()));
const days = [-3, -2, -1, 0].map((offset) =>
  new Date(lastDay + offset * DAY).toISOString().slice(0, 10),
);

const at = fc
  .record({ day: fc.constantFrom(...days), second: fc.integer({ min: 0, max: 86_399 }) })
  .map(({ day, second }) => new Date(Date.parse(day) + second * 1000).toISOString());
const website = fc.constantFrom(900, 901);
const channel = fc.option(fc.integer({ min: 1, max: 12 }));

/** Visits of a few days: impressions, events of some of them (some of none) and leads. */
const visits = fc.record({
  impressions: fc.array(
    fc.record({ at, website, channel, isNew: fc.boolean(), isWithheld: fc.boolean() }),
    { minLength: 150, maxLength: 150 },
  ),
  events: fc.array(
    fc.record({
      ...{ at, website, impression: fc.integer({ min: 0, max: 200 }) },
      kind: fc.constantFrom('initialProductList', 'productView', 'flowMoment'),
      products: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 150, maxLength: 150 },
  ),
  leads: fc.array(fc.record({ at, website, channel }), { minLength: 40, maxLength: 40 }),
});

const [sample] = fc.sample(visits, { numRuns: 1 });

const query = fc.record({
  by: fc.subarray([...DIMENSIONS]),
  from: fc.option(fc.constantFrom(...days), { nil: undefined }),
  to: fc.option(fc.constantFrom(...days), { nil: undefined }),
  site: fc.option(website, { nil: undefined }),
});

describe.each(databaseEngines)('the warehouse of %s', (engine) => {
  let service: TestService;
  let folder: string;
  const environment = () => ({
    PLAZA_DATA_DIR: service.settings.dataDir,
    ...(service.settings.databaseUrl && { DATABASE_URL: service.settings.databaseUrl }),
  });
  const exportTo = (...args: string[]) =>
    runHere(exportDaysCommand, ['--to', folder, ...args], environment());

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plaza-warehouse-'));
    service = await createTestService(engine);
    await service.app.listen({ host: '127.0.0.1', port: 0 });
    await store(service);
  });
  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('exports every closed day once', async () => {
    const first = await exportTo('--from', days[0] ?? '');
    expect([first.code, first.stderr]).toEqual([0, '']);
    expect(first.stdout).toMatch(/\n24 files written, 0 left as they are\n$/);
    const second = await exportTo('--from', days[0] ?? '');
    expect(second.stdout).toBe('0 files written, 24 left as they are\n');
  });

  it('reports what plain SQL counts, for any dimensions, days and site', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const rows = await readReport(folder, asked);
        expect(comparable(rows)).toEqual(comparable(await countBySql(service, asked)));
      }),
      { numRuns: 12 },
    );
  });

  it('writes a day again that has got rows, and keeps one that has lost some', async () => {
    const day = days[1] as string;
    const { orm } = service.database;
    await orm.execute(sql`delete from leads where website_id = 901`);
    const kept = await exportTo('--from', day, '--until', day);
    expect(kept.stdout).not.toContain('written\n');
    await orm.execute(sql`insert into impressions
      (website_id, id, new_user, locale, device, tracking_data, created_at)
      values (900, 'late', true, 'es-ES', '{}', '{}', ${`${day}T12:00:00Z`})`);
    const again = await exportTo('--from', day, '--until', day);
    expect(again.stdout).toMatch(
      new RegExp(`^impressions website=900 dt=${day}: \\d+ rows rewritten$`, 'm'),
    );
  });

  it('pages through rows of the same time without losing or repeating one', async () => {
    const [, , day = ''] = days;
    const whole = await readDayPage(service.database, {
      ...{ table: 'product_events', website: 900, day, limit: 10_000 },
    });
    const paged: unknown[] = [];
    let after: Awaited<ReturnType<typeof readDayPage>>['next'];
    do {
      const page = await readDayPage(service.database, {
        ...{ table: 'product_events', website: 900, day, limit: 3, after },
      });
      paged.push(...page.rows);
      after = page.next;
    } while (after);
    expect(paged).toEqual(whole.rows);
  });
});

describe('what leaves the database', () => {
  it('has no id, no user, no device, no address and no text of a visitor', () => {
    const columns = Object.values(WAREHOUSE_TABLES).flatMap((table) => Object.keys(table));
    expect(new Set(columns)).toEqual(
      new Set(['hour', 'channel', 'locale', 'new_user', 'withheld', 'kind', 'product', 'position']),
    );
  });
});

describe('the report command', () => {
  it('says in one line what is wrong with its arguments', async () => {
    const fail = async (...args: string[]) => {
      const { code, stderr } = await runHere(reportCommand, args, {});
      expect(code).toBe(1);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      return stderr;
    };
    expect(await fail()).toContain('--warehouse is missing');
    expect(await fail('--warehouse', '/no', '--by', 'visitor')).toContain("'visitor'");
    expect(await fail('--warehouse', '/no', '--from', '2026-02-30')).toContain("'2026-02-30'");
    expect(await fail('--warehouse', '/no/such/folder')).toContain('warehouse:export');
  });
});

async function store({ database: { orm } }: TestService) {
  const { impressions, events, leads } = sample as NonNullable<typeof sample>;
  const records = impressions.map(({ isWithheld, ...visit }, index) => ({
    ...{ ...visit, id: `impression-${index}`, user: isWithheld ? null : `user-${index}` },
    channel: isWithheld ? null : visit.channel,
  }));
  await orm.execute(sql`
    insert into impressions (website_id, id, unique_user_id, new_user, channel_id, locale, device,
      tracking_data, created_at)
    select website, id, "user", "isNew", channel, 'es-ES', '{}', '{}', at
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as record
      (website integer, id text, "user" text, "isNew" boolean, channel integer, at timestamptz)`);
  const happened = events.map(({ impression, products, ...event }, index) => ({
    ...{ ...event, id: `event-${index}` },
    data: {
      impressionId: `impression-${impression}`,
      ...(event.kind !== 'flowMoment' && {
        products: products.map((productId, position) => ({ productId, position })),
      }),
    },
  }));
  await orm.execute(sql`
    insert into user_events (website_id, id, partition_key, data, created_at)
    select website, id, kind, data, at
    from jsonb_to_recordset(${JSON.stringify(happened)}::jsonb) as record
      (website integer, id text, kind text, data jsonb, at timestamptz)`);
  const sent = leads.map((lead, index) => ({ ...lead, event: `lead-${index}` }));
  await orm.execute(sql`
    insert into leads (website_id, event_id, id, form_token, name, email, phone, amount,
      term_months, locale, channel_id, created_at)
    select website, event, gen_random_uuid(), 'form', 'Ana', 'ana@correo.example', '+34612345678',
      500, 3, 'es-ES', channel::text, at
    from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as record
      (website integer, event text, channel integer, at timestamptz)`);
}

/** The same report by plain SQL over the database, with every event's impression of any age. */
async function countBySql({ database }: TestService, asked: Asked) {
  const dimensions = DIMENSIONS.filter((dimension) => asked.by.includes(dimension));
  const names = sql.raw(dimensions.join(', '));
  const listed = dimensions.length > 0 ? sql`${names},` : sql``;
  const grouped = dimensions.length > 0 ? sql`group by ${names}` : sql``;
  const { rows } = await database.orm.execute<Record<string, unknown>>(sql`
    with facts as (
      select website_id as site, channel_id as channel, null::integer as product, created_at,
        1 as impressions, 0 as listed, 0 as views, 0 as leads from impressions
      union all
      select event.website_id, impression.channel_id, (product ->> 'productId')::integer,
        event.created_at, 0, (partition_key = 'initialProductList')::integer,
        (partition_key = 'productView')::integer, 0
      from user_events as event
        cross join jsonb_array_elements(event.data -> 'products') as product
        left join impressions as impression on impression.website_id = event.website_id
          and impression.id = event.data ->> 'impressionId'
          and impression.created_at <= event.created_at + interval '1 day'
      union all
      select website_id, channel_id::integer, null, created_at, 0, 0, 0, 1 from leads),
    by_day as (select *, (created_at at time zone 'UTC')::date::text as day from facts)
    select ${listed} coalesce(sum(impressions), 0)::integer as impressions,
      coalesce(sum(listed), 0)::integer as listed, coalesce(sum(views), 0)::integer as views,
      coalesce(sum(leads), 0)::integer as leads
    from by_day
    where (${asked.from ?? null}::text is null or day >= ${asked.from ?? null})
      and (${asked.to ?? null}::text is null or day <= ${asked.to ?? null})
      and (${asked.site ?? null}::integer is null or site = ${asked.site ?? null})
    ${grouped}`);
  return rows;
}

interface Asked {
  readonly by: readonly Dimension[];
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly site: number | undefined;
}

/** Rows with their fields in one order, sorted. */
const comparable = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).toSorted()))).toSorted();

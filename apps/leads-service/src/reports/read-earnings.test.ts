import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabaseFactory, type DatabaseFactory } from '../../testing/databases.ts';
import { clicks } from '../clicks/tables.ts';
import { conversionChanges, conversions } from '../conversions/tables.ts';
import { type Database, databaseEngines } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { websites } from '../database/schema.ts';
import { countDays } from './count-days.ts';
import { readEarnings } from './read-earnings.ts';
import { REPORT_DIMENSIONS, type ReportDimension } from './report-query.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const now = new Date('2026-11-28T12:00:00Z');
const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];

const clickOf = fc.record({
  site: fc.constantFrom(900, 901),
  day: fc.constantFrom(...days),
  country: fc.constantFrom('ES', 'MX'),
  product: fc.integer({ min: 1, max: 3 }),
  partner: fc.constantFrom('', 'uno-es', 'dos-es'),
  channel: fc.constantFrom(0, 2, 3),
  page: fc.constantFrom('', '/', '/lista/'),
  campaign: fc.constantFrom('', 'c1', 'c2'),
  subid: fc.constantFrom('', 's1', 's2'),
  pubid: fc.constantFrom('', 'p1'),
  /** What its conversion earned, if it has one. */
  commission: fc.option(fc.integer({ min: 1, max: 50 })),
});
type Clicked = typeof clickOf extends fc.Arbitrary<infer T> ? T : never;

const queryOf = fc.record({
  by: fc.subarray([...REPORT_DIMENSIONS], { minLength: 1 }),
  filtered: fc.subarray([...REPORT_DIMENSIONS], { maxLength: 2 }),
  like: fc.nat(),
  from: fc.constantFrom(...days),
});

const orNull = <T>(value: T) => (value === '' || value === 0 ? null : value);

/** Stores clicks, and what partners say of them, at the last moment of their days. */
async function store({ orm }: Database, clicked: readonly Clicked[]): Promise<void> {
  const rows = clicked.map((click) => ({ click, id: randomUUID() }));
  await orm.insert(clicks).values(
    rows.map(({ click, id }) => ({
      ...{ id, websiteId: click.site, productId: click.product, day: click.day },
      ...{
        partner: orNull(click.partner),
        locale: `es-${click.country}`,
        path: orNull(click.page),
      },
      ...{ channelId: orNull(click.channel), campaign: orNull(click.campaign) },
      ...{ subId: orNull(click.subid), pubid: orNull(click.pubid) },
    })),
  );
  const earning = rows.flatMap(({ click, id }) => {
    if (click.commission === null) return [];
    const at = new Date(`${click.day}T23:59:59.999Z`);
    const { partner, site: websiteId, product: productId } = click;
    const said = { partner, transactionId: id, change: 1, status: 'approved' as const };
    const earned = { commission: `${click.commission}`, currency: 'EUR', occurredAt: at };
    return [{ ...said, ...earned, websiteId, productId, clickId: id, firstOccurredAt: at }];
  });
  await orm.insert(conversions).values(earning);
  const source = 'postback' as const;
  await orm.insert(conversionChanges).values(earning.map((change) => ({ ...change, source })));
}

type Sums = { clicks: number; approved: number; commission: number };

function sumsOf(clicked: readonly Clicked[], by: readonly ReportDimension[]) {
  const sums = new Map<string, Sums>();
  for (const click of clicked) {
    const key = by.map((name) => String(click[name])).join('|');
    const known = sums.get(key) ?? { clicks: 0, approved: 0, commission: 0 };
    sums.set(key, {
      clicks: known.clicks + 1,
      approved: known.approved + (click.commission === null ? 0 : 1),
      commission: known.commission + (click.commission ?? 0),
    });
  }
  return sums;
}

describe.each(databaseEngines)('§9 a report on %s', (engine) => {
  let factory: DatabaseFactory;
  let database: Database;
  beforeAll(async () => {
    factory = await createDatabaseFactory(engine);
    database = await openDatabase(await factory.fresh(), () => {});
    for (const id of [900, 901])
      await database.orm
        .insert(websites)
        .values({ id, settings: {}, hash: 'h', contentVersion: 1 });
  });
  afterAll(async () => {
    await database?.close();
    await factory?.dispose();
  });

  it('has the figures of the clicks themselves, whatever it tells apart and leaves out', async () => {
    const sample = fc.sample(clickOf, { numRuns: 150, seed: 27 });
    await store(database, sample);
    await countDays(database.orm, now);
    const queries = fc.sample(queryOf, { numRuns: 40, seed: 27 });
    for (const { by, filtered, like, from } of queries) {
      const example = sample[like % sample.length] as Clicked;
      const only = Object.fromEntries(filtered.map((name) => [name, String(example[name])]));
      const to = '2026-11-27';
      const asked = sample.filter(
        (click) =>
          click.day >= from &&
          click.day <= to &&
          filtered.every((name) => click[name] === example[name]),
      );
      const rows = await readEarnings(database.orm, { by, from, to, only });
      const read = rows.map((row) => {
        const { key, approved, commission } = row;
        expect(row.approvedByEvent).toBe(approved);
        const read = { clicks: row.clicks, approved, commission: commission.EUR ?? 0 };
        return [key.join('|'), read] as const;
      });
      expect(new Map(read)).toEqual(sumsOf(asked, by));
    }
  });

  it('has the same figures after an instance of an older version has counted a day', async () => {
    const { orm } = database;
    const query = { by: ['partner'] as const, from: '2026-11-28', to: '2026-11-28', only: {} };
    await orm.execute(sql`update report_cells set clicks = clicks + 1, counted_at = now()
      where day = '2026-11-27'`);
    const day = { ...query, from: '2026-11-27', to: '2026-11-27' };
    const cells = await readEarnings(orm, { ...day, by: ['page'] });
    await countDays(orm, now);
    const sum = (rows: typeof cells) => rows.reduce((all, { clicks }) => all + clicks, 0);
    for (const by of ['partner', 'subid'] as const)
      expect([by, sum(await readEarnings(orm, { ...day, by: [by] }))]).toEqual([by, sum(cells)]);
  });
});

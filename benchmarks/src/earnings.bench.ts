import { startPostgres } from '@plaza/testing/postgres';
import { openDatabase } from 'leads-service/database/open-database';
import { readEarnings } from 'leads-service/reports/read-earnings';
import type { EarningsQuery } from 'leads-service/reports/report-query';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';

/** Rows that a report reads: cells of 90 days, and what partners said about 100,000 clicks. */
const cells = Number(process.argv[2] ?? 5_000_000);
const conversions = 100_000;
const rounds = 5;
const last = '2026-11-28';
const first = '2026-08-31';

const postgres = await startPostgres();
try {
  const database = await openDatabase({
    dataDir: '',
    databaseUrl: postgres.url('postgres'),
  } as never);
  const { batches } = database;
  // Days follow each other on disk, as they are counted. Keywords are skewed, and each is of one
  // campaign, which is of one channel; a website is of one country.
  await batches.execute(`select setseed(0.27)`);
  await batches.execute(`
    insert into report_cells (website_id, day, locale, path, product_id, partner, channel_id,
      campaign, sub_id, pubid, visits, views, clicks)
    select 101 + n % 4, date '${first}' + (n::bigint * 90 / ${cells + 1})::integer,
      (array['es-ES','es-MX','sv-SE','pl-PL'])[n % 4 + 1], '/lista-' || floor(random() * 20) || '/',
      product, 'partner-' || product % 6, sub % 40 % 12, 'campaign-' || sub % 40,
      'sub-' || sub, 'pub-' || floor(random() * 30), n % 9, n % 7, n % 3
    from (select n, floor(random() * 60)::integer as product,
      floor(5000 * power(random(), 3))::integer as sub
      from generate_series(1, ${cells}) as n) as counted`);
  await batches.execute(`
    insert into report_totals (website_id, day, locale, product_id, partner, channel_id, visits,
      views, clicks, counted_at)
    select website_id, day, locale, product_id, partner, channel_id, sum(visits), sum(views),
      sum(clicks), min(counted_at) from report_cells group by 1, 2, 3, 4, 5, 6`);
  await batches.execute(`
    insert into report_campaigns (website_id, day, locale, channel_id, campaign, sub_id, visits,
      views, clicks, counted_at)
    select website_id, day, locale, channel_id, campaign, sub_id, sum(visits), sum(views),
      sum(clicks), min(counted_at) from report_cells group by 1, 2, 3, 4, 5, 6`);
  await batches.execute(`
    insert into clicks (id, website_id, product_id, partner, locale, day, clicked_at, channel_id)
    select gen_random_uuid(), 101 + n % 4, n % 60, 'partner-' || n % 6, 'es-ES',
      date '2026-11-28' - n % 90, '2026-11-28T10:00:00Z'::timestamptz - n % 90 * interval '1 day', n % 12
    from generate_series(1, ${conversions}) as n`);
  await batches.execute(`
    insert into conversions (partner, transaction_id, change, status, commission, currency,
      website_id, product_id, click_id, first_occurred_at, occurred_at, approved_at)
    select partner, id::text, 1, 'approved', 30, 'EUR', website_id, product_id, id,
      clicked_at, clicked_at + interval '1 day', clicked_at + interval '1 day' from clicks`);
  await batches.execute(`
    insert into conversion_changes (partner, transaction_id, change, status, commission, currency,
      occurred_at, source)
    select partner, transaction_id, 1, status, commission, currency, occurred_at, 'postback'
    from conversions`);
  await batches.execute(`vacuum analyze`);
  const period = { from: first, to: last, only: {} };
  const queries: readonly (readonly [string, EarningsQuery])[] = [
    ['by day', { ...period, by: ['day'] }],
    ['by channel', { ...period, by: ['channel'] }],
    ['by product, of one partner', { ...period, by: ['product'], only: { partner: 'partner-1' } }],
    ['by subid, of the last 30 days', { ...period, from: '2026-10-30', by: ['subid'] }],
  ];
  const bare = `select day, sum(visits), sum(views), sum(clicks) from report_cells group by 1`;
  const time = async (work: () => PromiseLike<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const floors: number[] = [];
  const times = queries.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    const floor = await time(() => batches.execute(bare));
    if (round > 0) floors.push(floor);
    for (const [index, [, query]] of queries.entries()) {
      const spent = await time(() => readEarnings(batches, query));
      if (round > 0) times[index]?.push(spent);
    }
  }
  const rival = { name: 'a bare aggregate by day', value: median(floors) };
  const figures = queries.map(
    ([name], index): Figure => ({
      name: `earnings of ${cells.toLocaleString('en')} cells ${name}`,
      ours: median(times[index] ?? []),
      ...{ unit: 'ms', rival, budget: '≤ 1000 ms, ≤ 3 ×' },
    }),
  );
  console.log(formatFigures(figures));
  await database.close();
  const isQuick = (ours: number) => ours <= 1000 && ours <= 3 * rival.value;
  process.exitCode = figures.every(({ ours }) => isQuick(ours)) ? 0 : 1;
} finally {
  await postgres.stop();
}

import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.ts';
import { lastClosedDay } from '../warehouse/days.ts';
import { reportCampaigns, reportCells, reportTotals } from './tables.ts';

const DAY = 86_400_000;

/** Days back within which a day is counted again for clicks that a site delivered late. */
const LATE_DAYS = 7;

/** Days before a visit within which its impression is looked for, like its cookie's life. */
const IMPRESSION_DAYS = 31;

interface Sums {
  readonly table: PgTable;
  /** What its rows are told apart by, beside website and day. */
  readonly by: readonly string[];
}

/** The tables of sums of cells. */
const SUMS: readonly Sums[] = [
  { table: reportTotals, by: ['locale', 'product_id', 'partner', 'channel_id'] },
  { table: reportCampaigns, by: ['locale', 'channel_id', 'campaign', 'sub_id'] },
];

type Counted = { readonly website: number; readonly day: string };

/**
 * Counts visits, views and clicks of the days that are not closed, of closed days that have not been
 * counted since, and of days that clicks have come for after they were counted.
 */
export async function countDays(orm: Orm, now: Date): Promise<void> {
  for (const counted of await openDays(orm, now))
    await replaceDay(orm, counted, async (transaction) => {
      await transaction.execute(sql`
        delete from report_cells where website_id = ${counted.website} and day = ${counted.day}::date`);
      await transaction.execute(countSql(counted));
    });
  // An instance of an older version, beside this one during a deployment, writes fewer sums.
  for (const counted of await daysWithoutSums(orm, now))
    await replaceDay(orm, counted, async () => {});
}

type Transaction = Pick<Orm, 'execute'>;

/** Counts a day and writes its sums at once; two instances one after the other. */
async function replaceDay(
  orm: Orm,
  counted: Counted,
  count: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const { website, day } = counted;
  await orm.transaction(async (transaction) => {
    await transaction.execute(sql`
      select pg_advisory_xact_lock(hashtextextended(${`cells/${website}/${day}`}, 0))`);
    await count(transaction);
    for (const sums of SUMS) {
      await transaction.execute(sql`
        delete from ${sums.table} where website_id = ${website} and day = ${day}::date`);
      await transaction.execute(sumSql(counted, sums));
    }
  });
}

const firstDay = (now: Date) =>
  new Date(now.getTime() - LATE_DAYS * DAY).toISOString().slice(0, 10);

async function daysWithoutSums(orm: Orm, now: Date): Promise<readonly Counted[]> {
  const countedAt = (table: PgTable) => sql`(
    select website_id, day, min(counted_at) as counted_at from ${table}
    where day >= ${firstDay(now)}::date group by 1, 2)`;
  const days = SUMS.map(
    ({ table }) => sql`
      select website_id as website, to_char(day, 'YYYY-MM-DD') as day
      from ${countedAt(reportCells)} as cell
      left join ${countedAt(table)} as sums using (website_id, day)
      where cell.counted_at is distinct from sums.counted_at`,
  );
  const { rows } = await orm.execute<Counted>(
    sql`${sql.join(days, sql` union `)} order by website, day`,
  );
  return rows;
}

async function openDays(orm: Orm, now: Date): Promise<readonly Counted[]> {
  const today = now.toISOString().slice(0, 10);
  const from = firstDay(now);
  const { rows } = await orm.execute<Counted>(sql`
    with days as (
      select id as website, day::date as day from websites
      cross join generate_series(${from}::date, ${today}::date, interval '1 day') as day),
    known as (
      select website_id, day, min(counted_at) as counted_at from report_cells
      where day >= ${from}::date group by 1, 2)
    select website, to_char(days.day, 'YYYY-MM-DD') as day
    from days left join known on known.website_id = days.website and known.day = days.day
    where days.day > ${lastClosedDay(now)}::date
      or known.counted_at is null
      or known.counted_at < (days.day + 1)::timestamp at time zone 'utc' + interval '2 hours'
      or exists (select 1 from clicks where clicks.website_id = days.website
        and clicks.day = days.day and clicks.created_at >= known.counted_at)
    order by 1, 2`);
  return rows;
}

const text = (value: ReturnType<typeof sql>) => sql`coalesce(${value}, '')`;

function countSql({ website, day }: Counted) {
  const start = sql`(${day}::date)::timestamp at time zone 'utc'`;
  const isToday = (column: ReturnType<typeof sql>) =>
    sql`${column} >= ${start} and ${column} < ${start} + interval '1 day'`;
  const arrival = (row: ReturnType<typeof sql>) => sql`coalesce(${row}.channel_id, 0),
    ${text(sql`${row}.tracking_data ->> 'channelName'`)},
    ${text(sql`${row}.tracking_data ->> 'subId'`)}, ${text(sql`${row}.tracking_data ->> 'pubid'`)}`;
  const products = sql`case when jsonb_typeof(event.data -> 'products') = 'array'
    then event.data -> 'products' else '[]'::jsonb end`;
  return sql`
    insert into report_cells (website_id, day, locale, path, product_id, partner, channel_id,
      campaign, sub_id, pubid, visits, views, clicks)
    select ${website}::integer, ${day}::date, locale, path, product_id, partner, channel_id,
      campaign, sub_id, pubid, sum(visits)::integer, sum(views)::integer, sum(clicks)::integer
    from (
      select visit.locale, '' as path, 0 as product_id, '' as partner,
        coalesce(visit.channel_id, 0) as channel_id,
        ${text(sql`visit.tracking_data ->> 'channelName'`)} as campaign,
        ${text(sql`visit.tracking_data ->> 'subId'`)} as sub_id,
        ${text(sql`visit.tracking_data ->> 'pubid'`)} as pubid,
        1 as visits, 0 as views, 0 as clicks
      from impressions as visit
      where visit.website_id = ${website} and ${isToday(sql`visit.created_at`)}
      union all
      select coalesce(event.data ->> 'locale', ''), ${text(sql`event.data ->> 'path'`)},
        (viewed ->> 'productId')::integer, coalesce(product.body ->> 'partner', ''),
        ${arrival(sql`visit`)}, 0, 1, 0
      from user_events as event
        cross join lateral jsonb_array_elements(${products}) as viewed
        left join impressions as visit on visit.website_id = event.website_id
          and visit.id = event.data ->> 'impressionId'
          and visit.created_at >= ${start} - make_interval(days => ${IMPRESSION_DAYS}::integer)
        left join products as product on product.website_id = event.website_id
          and product.locale = event.data ->> 'locale'
          and product.id = (viewed ->> 'productId')::integer
      where event.website_id = ${website} and event.partition_key = 'productView'
        and ${isToday(sql`event.created_at`)}
      union all
      select click.locale, coalesce(click.path, ''), click.product_id, coalesce(click.partner, ''),
        coalesce(click.channel_id, 0), coalesce(click.campaign, ''), coalesce(click.sub_id, ''),
        coalesce(click.pubid, ''), 0, 0, 1
      from clicks as click where click.website_id = ${website} and click.day = ${day}::date
    ) as counted
    group by 3, 4, 5, 6, 7, 8, 9, 10`;
}

function sumSql({ website, day }: Counted, { table, by }: Sums): SQL {
  const columns = sql.raw(['website_id', 'day', ...by].join(', '));
  return sql`
    insert into ${table} (${columns}, visits, views, clicks, counted_at)
    select ${columns}, sum(visits)::integer, sum(views)::integer, sum(clicks)::integer,
      min(counted_at)
    from report_cells where website_id = ${website} and day = ${day}::date group by ${columns}`;
}

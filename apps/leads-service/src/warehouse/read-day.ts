import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type {
  StoredDay,
  WarehouseCursor,
  WarehousePage,
  WarehousePageQuery,
} from './warehouse-messages.ts';

/** The days before an event within which its impression is looked for, like its cookie's life. */
const IMPRESSION_DAYS = 31;

interface Source {
  readonly table: SQL;
  /** Further conditions of the stored rows. */
  readonly where: SQL;
  /** The columns of the warehouse's table, in its order. */
  readonly columns: (day: SQL) => SQL;
  /** What multiplies the stored rows. */
  readonly each: SQL;
}

const hour = sql`extract(hour from stored.created_at at time zone 'UTC')::integer`;
const products = sql`case when jsonb_typeof(stored.data -> 'products') = 'array'
  then stored.data -> 'products' else '[]'::jsonb end`;

/**
 * What leaves the database: no id, no user, no device, no address, nothing that a visitor or an
 * applicant has typed. An event gets the channel of its impression here, so that the id of the
 * impression need not leave.
 */
const SOURCES = {
  impressions: {
    table: sql`impressions`,
    where: sql`true`,
    columns: () =>
      sql`${hour}, stored.channel_id, stored.locale, stored.new_user, stored.unique_user_id is null`,
    each: sql``,
  },
  product_events: {
    table: sql`user_events`,
    where: sql`stored.partition_key in ('initialProductList', 'productView')`,
    columns: (day) => sql`${hour},
      case stored.partition_key when 'productView' then 'viewed' else 'listed' end,
      (product ->> 'productId')::integer, (product ->> 'position')::integer,
      (select impression.channel_id from impressions as impression
        where impression.website_id = stored.website_id
          and impression.id = stored.data ->> 'impressionId'
          and impression.created_at >= ${day}::date::timestamp at time zone 'UTC'
            - make_interval(days => ${IMPRESSION_DAYS})
          and impression.created_at <= stored.created_at + interval '1 day'),
      stored.data ->> 'locale'`,
    each: sql`cross join lateral jsonb_array_elements(${products}) as product`,
  },
  leads: {
    table: sql`leads`,
    where: sql`true`,
    columns: () => sql`${hour},
      case when stored.channel_id ~ '^[0-9]{1,6}$' then stored.channel_id::integer end,
      stored.locale`,
    each: sql``,
  },
} as const satisfies Record<StoredDay['table'], Source>;

const within = ({ website, day }: StoredDay) => sql`stored.website_id = ${website}
  and stored.created_at >= ${day}::date::timestamp at time zone 'UTC'
  and stored.created_at < (${day}::date + 1)::timestamp at time zone 'UTC'`;

/** Reads a page of a day's rows, in the order of time. */
export async function readDayPage(
  { batches }: Database,
  query: WarehousePageQuery,
): Promise<WarehousePage> {
  const { table, where, columns, each } = SOURCES[query.table];
  const { after, limit, day } = query;
  const beyond = after
    ? sql`and (stored.created_at, stored.id::text) > (${after.at}::timestamptz, ${after.id})`
    : sql``;
  const { rows } = await batches.execute<Read>(sql`
    with stored as materialized (
      select * from ${table} as stored where ${within(query)} and ${where} ${beyond}
      order by stored.created_at, stored.id::text limit ${limit})
    select stored.created_at::text as at, stored.id::text as id,
      to_jsonb(array(
        select jsonb_build_array(${columns(sql`${day}`)}) from (select 1) as one ${each})) as rows
    from stored order by stored.created_at, stored.id::text`);
  const last = rows[limit - 1];
  return {
    rows: rows.flatMap((read) => read.rows),
    ...(last && { next: { at: last.at, id: last.id } }),
  };
}

interface Read extends WarehouseCursor {
  readonly rows: WarehousePage['rows'];
  readonly [column: string]: unknown;
}

/** Counts the rows that a day has in the warehouse. */
export async function countDay({ batches }: Database, day: StoredDay): Promise<{ count: number }> {
  const { table, where } = SOURCES[day.table];
  const number =
    day.table === 'product_events'
      ? sql`coalesce(sum(jsonb_array_length(${products})), 0)`
      : sql`count(*)`;
  const { rows } = await batches.execute<{ count: number }>(sql`
    select ${number}::float8 as count from ${table} as stored where ${within(day)} and ${where}`);
  return { count: rows[0]?.count ?? 0 };
}

/** The websites that have content or visits; a website without content keeps its visits. */
export async function readWebsites({ batches }: Database): Promise<{ websites: number[] }> {
  const { rows } = await batches.execute<{ id: number }>(sql`
    with recursive visited as (
      (select website_id from impressions order by website_id limit 1)
      union all
      select (select website_id from impressions
        where website_id > visited.website_id order by website_id limit 1)
      from visited where visited.website_id is not null)
    select id from websites union select website_id from visited where website_id is not null
    order by id`);
  return { websites: rows.map(({ id }) => id) };
}

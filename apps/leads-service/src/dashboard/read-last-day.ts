import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';

/** What is counted of each hour. */
export const FIGURES = ['impressions', 'views', 'leads', 'started', 'submitted'] as const;
export type Figure = (typeof FIGURES)[number];

export type Counts = Readonly<Record<Figure, number>>;

export interface HourOfSite extends Counts {
  readonly website: number;
  /** The hour's start in UTC, such as `2026-11-21T09:00:00.000Z`. */
  readonly hour: string;
}

export interface LastDay {
  /** The starts of the 24 hours, the running one last. */
  readonly hours: readonly string[];
  readonly websites: readonly { readonly id: number; readonly name: string }[];
  /** Only hours in which something happened. */
  readonly counts: readonly HourOfSite[];
}

const HOUR = 3_600_000;

/** The starts of the last 24 hours, the running one included. */
export function lastHours(now: Date): string[] {
  const last = Math.floor(now.getTime() / HOUR) * HOUR;
  return Array.from({ length: 24 }, (_, index) =>
    new Date(last - (23 - index) * HOUR).toISOString(),
  );
}

interface Site extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
}

interface Row extends Record<string, unknown> {
  readonly figure: Figure;
  readonly website: number;
  /** Seconds since 1970. */
  readonly hour: number;
  readonly count: number;
}

/** Counts the last 24 hours by hour and website. Every part reads only their rows, by an index. */
export async function readLastDay(orm: Orm, now: Date): Promise<LastDay> {
  const hours = lastHours(now);
  const sites = await orm.execute<Site>(
    sql`select id, coalesce(settings ->> 'displayName', id::text) as name from websites order by id`,
  );
  const ids = sites.rows.map(({ id }) => id);
  const { rows } = await orm.execute<Row>(lastDaySql(hours[0] ?? '', ids));
  const counts = new Map<string, { -readonly [Name in keyof HourOfSite]: HourOfSite[Name] }>();
  for (const { figure, website, hour: seconds, count } of rows) {
    const hour = new Date(seconds * 1000).toISOString();
    const key = `${website} ${hour}`;
    const empty = { impressions: 0, views: 0, leads: 0, started: 0, submitted: 0 };
    const counted = counts.get(key) ?? { website, hour, ...empty };
    counted[figure] = count;
    counts.set(key, counted);
  }
  return { hours, websites: sites.rows, counts: [...counts.values()] };
}

/** A list of websites before the time lets the index of both be used. */
function lastDaySql(since: string, ids: readonly number[]) {
  const websites = sql.raw(`'{${ids.map(Number).join(',')}}'::integer[]`);
  const from = sql`${since}::timestamptz`;
  const hour = (column: string) =>
    sql`extract(epoch from date_trunc('hour', ${sql.identifier(column)}))::float8 as hour`;
  return sql`
    select 'impressions' as figure, website_id as website, ${hour('created_at')},
      count(*)::integer as count
    from impressions where website_id = any(${websites}) and created_at >= ${from}
    group by 2, 3
    union all
    select 'views', website_id, ${hour('created_at')},
      sum(case when jsonb_typeof(data -> 'products') = 'array'
        then jsonb_array_length(data -> 'products') else 0 end)::integer
    from user_events
    where website_id = any(${websites}) and partition_key = 'productView'
      and created_at >= ${from}
    group by 2, 3
    union all
    select 'leads', website_id, ${hour('created_at')}, count(*)::integer
    from leads where created_at >= ${from} group by 2, 3
    union all
    select 'started', website_id, ${hour('created_at')}, count(*)::integer
    from applications where updated_at >= ${from} and created_at >= ${from} group by 2, 3
    union all
    select 'submitted', website_id, ${hour('submitted_at')}, count(*)::integer
    from applications where updated_at >= ${from} and submitted_at >= ${from} group by 2, 3`;
}

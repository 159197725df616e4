import { sql } from 'drizzle-orm';
import { clicks } from '../clicks/tables.ts';
import { expectedValues } from '../conversions/tables.ts';
import type { Orm } from '../database/database.ts';
import type { Worth } from './vendor-event.ts';

/** What is worth something: a click on an offer, or a conversion that the lender has not decided. */
export type WorthOf = 'perClick' | 'perConversion';

/** Days for which values are used after their day: they are computed once a day. */
const FRESH_DAYS = 7;

/**
 * The commission to expect of a product, from its last 90 days. Of several currencies the one with the
 * most conversions counts.
 *
 * @returns undefined if too little is known of it
 */
export async function expectedWorth(
  orm: Pick<Orm, 'execute'>,
  { websiteId, productId }: { readonly websiteId: number; readonly productId: number },
  of: WorthOf,
): Promise<Worth | undefined> {
  const value = of === 'perClick' ? expectedValues.perClick : expectedValues.perConversion;
  const { rows } = await orm.execute<{ value: number; currency: string }>(sql`
    select ${value}::float8 as value, currency from ${expectedValues}
    where website_id = ${websiteId} and product_id = ${productId}
      and day > (now() at time zone 'utc')::date - ${sql.raw(`${FRESH_DAYS}`)}
    order by day desc, conversions desc limit 1`);
  return rows[0] && { value: rows[0].value, currency: rows[0].currency };
}

/** The commission to expect of what a click has led to. */
export async function worthOfClick(
  orm: Pick<Orm, 'execute'>,
  websiteId: number,
  clickId: string | null,
): Promise<Worth | undefined> {
  if (clickId === null) return undefined;
  const { rows } = await orm.execute<{ productId: number }>(sql`
    select product_id as "productId" from ${clicks}
    where id = ${clickId}::uuid and website_id = ${websiteId}`);
  const [click] = rows;
  return click && expectedWorth(orm, { websiteId, ...click }, 'perConversion');
}

import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';

/** Days whose clicks say what an undecided conversion is worth. */
const VALUED_DAYS = 90;

/**
 * Computes what a conversion and a click of each product are worth, once a day; what is computed is
 * not changed. Decided conversions are approved, paid, rejected or reversed ones.
 */
export const computeExpectedValues = (orm: Pick<Orm, 'execute'>) =>
  orm.execute(sql`
    with clicked as (
      select website_id, product_id, count(*)::integer as clicks from clicks
      where day > (now() at time zone 'utc')::date - ${VALUED_DAYS}::integer
      group by 1, 2),
    decided as (
      select website_id, product_id, currency,
        count(*)::integer as conversions,
        coalesce(sum(commission) filter (where status in ('approved', 'paid')), 0) as earned
      from conversions
      where status <> 'pending' and product_id is not null
        and first_occurred_at > now() - make_interval(days => ${VALUED_DAYS}::integer)
      group by 1, 2, 3),
    currencies as (
      select website_id, product_id, max(currency) as currency from decided
      where currency is not null group by 1, 2 having count(distinct currency) = 1)
    insert into expected_values (website_id, product_id, currency, day, per_conversion, per_click,
      conversions, clicks)
    select currencies.website_id, currencies.product_id, currencies.currency,
      (now() at time zone 'utc')::date, sum(earned) / sum(conversions),
      sum(earned) / greatest(max(clicks), 1), sum(conversions), coalesce(max(clicks), 0)
    from currencies
      join decided using (website_id, product_id)
      left join clicked using (website_id, product_id)
    group by 1, 2, 3
    on conflict do nothing`);

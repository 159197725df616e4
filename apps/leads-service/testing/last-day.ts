import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';

/** Stores impressions and product views of the last 24 hours, more in some hours than in others. */
export async function fillLastDay({ orm }: Database, websiteId: number): Promise<void> {
  await orm.execute(sql`
    insert into impressions (website_id, id, new_user, locale, device, tracking_data, created_at)
    select ${websiteId}::integer, 'i' || number, true, 'es-ES', '{}', '{}',
      now() - number * interval '3 minutes'
    from generate_series(1, 460) as number where number % 7 > number % 3`);
  await orm.execute(sql`
    insert into user_events (website_id, id, partition_key, data, created_at)
    select ${websiteId}::integer, 'e' || number, 'productView', '{"products":[{"productId":1}]}',
      now() - number * interval '11 minutes' from generate_series(1, 120) as number`);
}

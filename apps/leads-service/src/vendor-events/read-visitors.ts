import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';

/** What is known of the visit of an event: where it came from, and its ids at vendors. */
export type EventVisit = {
  readonly uniqueUserId: string | null;
  readonly channelId: number | null;
  readonly trackingData: Readonly<Record<string, unknown>>;
  /** Milliseconds since 1970. */
  readonly arrivedAt: number;
  /** By client type (§7.3). */
  readonly clients: Readonly<
    Record<string, { readonly clientId: string; readonly clickId: string | null }>
  >;
};

/** Reads the visits of impressions. @returns by `website/impression` */
export async function readVisitors(
  orm: Orm,
  impressions: readonly { readonly websiteId: number; readonly impressionId: string }[],
): Promise<ReadonlyMap<string, EventVisit>> {
  const { rows } = await orm.execute<EventVisit & { key: string }>(sql`
    select visit.website_id || '/' || visit.id as key, visit.unique_user_id as "uniqueUserId",
      visit.channel_id as "channelId", visit.tracking_data as "trackingData",
      floor(extract(epoch from visit.created_at) * 1000)::float8 as "arrivedAt",
      coalesce((select jsonb_object_agg(client_type,
          jsonb_build_object('clientId', client_id, 'clickId', click_id))
        from client_ids as client where client.website_id = visit.website_id
          and client.impression_id = visit.id), '{}') as clients
    from impressions as visit
    where (visit.website_id, visit.id) in (
      select "websiteId", "impressionId" from json_to_recordset(${JSON.stringify(impressions)}::json)
        as record ("websiteId" integer, "impressionId" text))`);
  return new Map(rows.map(({ key, ...visit }) => [key, visit]));
}

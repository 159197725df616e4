import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { impressions } from './tables.ts';

export interface ImpressionRecord {
  readonly websiteId: number;
  readonly id: string;
  /** Null in a withheld impression, which has no data about its visitor until completed. */
  readonly uniqueUserId: string | null;
  /** Whether the request had no `uniqueUserId`: the service generated it, or there is none. */
  readonly newUser: boolean;
  /** Null in a withheld impression. */
  readonly channelId: number | null;
  readonly locale: string;
  readonly device: unknown;
  readonly trackingData: unknown;
}

export type SavedImpression = Pick<ImpressionRecord, 'websiteId' | 'id' | 'uniqueUserId'>;

export const impressionKey = ({ websiteId, id }: Pick<ImpressionRecord, 'websiteId' | 'id'>) =>
  `${websiteId}/${id}`;

/** Whether the stored impression belongs to the sender, not to another visitor with its id. */
export const isSameVisitor = (saved: SavedImpression, sent: SavedImpression) =>
  saved.uniqueUserId === sent.uniqueUserId;

/** The first impression of an id wins, unless a later one completes it. */
export function mergeImpressions(earlier: ImpressionRecord, later: ImpressionRecord) {
  return earlier.uniqueUserId === null || isSameVisitor(earlier, later) ? later : earlier;
}

/**
 * An impression can be completed for an hour: by its own visitor or, without one, by the first
 * visitor with its id. After that it never changes.
 */
const completes = sql`(
  ${impressions.createdAt} > now() - interval '1 hour'
  and coalesce(${impressions.uniqueUserId} = excluded.unique_user_id,
    ${impressions.uniqueUserId} is null))`;

const completed = [
  'unique_user_id',
  'new_user',
  'channel_id',
  'locale',
  'device',
  'tracking_data',
].map((name) => {
  const column = sql.identifier(name);
  const stored = sql`${impressions}.${column}`;
  return sql`${column} = case when ${completes} then excluded.${column} else ${stored} end`;
});

/**
 * Saves impressions with different keys in one statement, and returns the stored ones. All rows are
 * one JSON parameter, which takes half the time of one parameter per field on PGlite.
 */
export async function insertImpressions(
  orm: Orm,
  records: readonly ImpressionRecord[],
): Promise<SavedImpression[]> {
  const { rows } = await orm.execute<Saved>(sql`
    insert into ${impressions}
      (website_id, id, unique_user_id, new_user, channel_id, locale, device, tracking_data)
    select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as record (
      "websiteId" integer, "id" text, "uniqueUserId" text, "newUser" boolean,
      "channelId" integer, "locale" text, "device" jsonb, "trackingData" jsonb)
    on conflict (website_id, id) do update set ${sql.join(completed, sql`, `)},
      updated_at = case when ${completes} then now() else ${impressions.updatedAt} end
    returning website_id as "websiteId", id, unique_user_id as "uniqueUserId"`);
  const saved = new Map(rows.map((row) => [impressionKey(row), row]));
  return records.flatMap((record) => saved.get(impressionKey(record)) ?? []);
}

/** `execute` requires a type: an interface has no index signature. */
type Saved = Pick<SavedImpression, keyof SavedImpression>;

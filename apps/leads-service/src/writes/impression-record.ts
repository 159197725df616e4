import { type SQL, sql } from 'drizzle-orm';
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
  /** Whether the sender has the key of the id, so that they may complete it. */
  readonly hasKey?: boolean;
}

export type SavedImpression = Pick<ImpressionRecord, 'websiteId' | 'id' | 'uniqueUserId'>;

export const impressionKey = ({ websiteId, id }: Pick<ImpressionRecord, 'websiteId' | 'id'>) =>
  `${websiteId}/${id}`;

/** Whether the stored impression belongs to the sender, not to another visitor with its id. */
export const isSameVisitor = (saved: SavedImpression, sent: SavedImpression) =>
  saved.uniqueUserId === sent.uniqueUserId;

/** The first impression of an id wins, unless a later one completes it. */
export function mergeImpressions(earlier: ImpressionRecord, later: ImpressionRecord) {
  const isOwn =
    earlier.uniqueUserId === null ? later.hasKey === true : isSameVisitor(earlier, later);
  return isOwn ? later : earlier;
}

/**
 * An impression can be completed for an hour: by its own visitor or, without one, by who has its
 * key. After that it never changes.
 */
const completesOf = (keyed: SQL) => sql`(
  ${impressions.createdAt} > now() - interval '1 hour'
  and case when ${impressions.uniqueUserId} is null then ${keyed}
    else coalesce(${impressions.uniqueUserId} = excluded.unique_user_id, false) end)`;

const columns = [
  'unique_user_id',
  'new_user',
  'channel_id',
  'locale',
  'device',
  'tracking_data',
] as const;

/** The changes of a stored impression, and when it was changed. */
function changesIf(completes: SQL) {
  const changes = columns.map((name) => {
    const column = sql.identifier(name);
    const stored = sql`${impressions}.${column}`;
    return sql`${column} = case when ${completes} then excluded.${column} else ${stored} end`;
  });
  const updated = sql`updated_at = case when ${completes} then now() else ${impressions.updatedAt} end`;
  return sql.join([...changes, updated], sql`, `);
}

/** Whether a stored impression is one whose key the sender has. */
function keyedIn(records: readonly ImpressionRecord[]): SQL {
  const keyed = records.filter(({ hasKey }) => hasKey).map((record) => [impressionKey(record), 1]);
  if (keyed.length === 0) return sql`false`;
  const key = sql`${impressions.websiteId} || '/' || ${impressions.id}`;
  return sql`jsonb_exists(${JSON.stringify(Object.fromEntries(keyed))}::jsonb, ${key})`;
}

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
    on conflict (website_id, id) do update set ${changesIf(completesOf(keyedIn(records)))}
    returning website_id as "websiteId", id, unique_user_id as "uniqueUserId"`);
  const saved = new Map(rows.map((row) => [impressionKey(row), row]));
  return records.flatMap((record) => saved.get(impressionKey(record)) ?? []);
}

/** `execute` requires a type: an interface has no index signature. */
type Saved = Pick<SavedImpression, keyof SavedImpression>;

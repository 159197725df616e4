import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { isNew, oncePerId, utcDay } from './once-per-id.ts';
import { userEvents } from './tables.ts';

const DAY = 86_400_000;

/** Days on which the id of an event is looked for. */
const KNOWN_DAYS = 7;

export interface UserEventRecord {
  readonly id: string;
  readonly websiteId: number;
  readonly partitionKey: string;
  readonly data: unknown;
}

export const userEventKey = ({ websiteId, id }: UserEventRecord) => `${websiteId}/${id}`;

/**
 * Saves user events with different ids in one statement; stored ones do not change (§7.3). An id is
 * known for a week: a browser sends an event again within minutes, and its next visit sends what it
 * kept.
 */
export async function insertUserEvents(
  orm: Orm,
  records: readonly UserEventRecord[],
): Promise<readonly UserEventRecord[]> {
  const since = utcDay(Date.now() - KNOWN_DAYS * DAY);
  const insert = (transaction: Pick<Orm, 'execute'>) =>
    transaction.execute(sql`
      insert into ${userEvents} (id, website_id, partition_key, data)
      select * from json_to_recordset(${JSON.stringify(records)}::json) as record (
        "id" text, "websiteId" integer, "partitionKey" text, "data" jsonb)
      where ${isNew(userEvents, sql`known.day >= ${since}::date`)}
      on conflict do nothing`);
  await oncePerId({ orm, keys: records.map(userEventKey), insert });
  return records;
}

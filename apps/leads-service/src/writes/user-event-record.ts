import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { userEvents } from './tables.ts';

export interface UserEventRecord {
  readonly id: string;
  readonly websiteId: number;
  readonly partitionKey: string;
  readonly data: unknown;
}

export const userEventKey = ({ websiteId, id }: UserEventRecord) => `${websiteId}/${id}`;

/** Saves user events with different ids in one statement; stored ones do not change (§7.3). */
export async function insertUserEvents(
  orm: Orm,
  records: readonly UserEventRecord[],
): Promise<readonly UserEventRecord[]> {
  await orm.execute(sql`
    insert into ${userEvents} (id, website_id, partition_key, data)
    select * from json_to_recordset(${JSON.stringify(records)}::json) as record (
      "id" text, "websiteId" integer, "partitionKey" text, "data" jsonb)
    on conflict do nothing`);
  return records;
}

import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { userEvents } from './tables.ts';

export interface UserEventRecord {
  readonly id: string;
  readonly websiteId: number;
  readonly partitionKey: string;
  readonly data: unknown;
}

/** Saves user events in one statement (§7.3). */
export async function insertUserEvents(
  orm: Orm,
  records: readonly UserEventRecord[],
): Promise<readonly UserEventRecord[]> {
  await orm.execute(sql`
    insert into ${userEvents} (id, website_id, partition_key, data)
    select * from json_to_recordset(${JSON.stringify(records)}::json) as record (
      "id" uuid, "websiteId" integer, "partitionKey" text, "data" jsonb)`);
  return records;
}

import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { clientIds } from './tables.ts';

export interface ClientIdRecord {
  readonly websiteId: number;
  readonly impressionId: string;
  readonly clientType: string;
  readonly clientId: string;
  readonly clickId: string | null;
  readonly locale: string;
}

export const clientIdKey = ({ websiteId, impressionId, clientType }: ClientIdRecord) =>
  `${websiteId}/${clientType}/${impressionId}`;

/** Keeps the later id, and the known click id if the later call has none (§7.3: it is optional). */
export function mergeClientIds(earlier: ClientIdRecord, later: ClientIdRecord): ClientIdRecord {
  return { ...later, clickId: later.clickId ?? earlier.clickId };
}

/**
 * Saves client ids with different keys in one statement: one row per impression and type (§7.3).
 */
export async function insertClientIds(
  orm: Orm,
  records: readonly ClientIdRecord[],
): Promise<readonly ClientIdRecord[]> {
  await orm.execute(sql`
    insert into ${clientIds}
      (website_id, impression_id, client_type, client_id, click_id, locale)
    select * from json_to_recordset(${JSON.stringify(records)}::json) as record (
      "websiteId" integer, "impressionId" text, "clientType" text,
      "clientId" text, "clickId" text, "locale" text)
    on conflict (website_id, impression_id, client_type) do update set
      client_id = excluded.client_id,
      click_id = coalesce(excluded.click_id, ${clientIds.clickId}),
      locale = excluded.locale,
      updated_at = now()`);
  return records;
}

import { sql } from 'drizzle-orm';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import type { Writes } from './write-load.ts';

/** Ids that the database does not have exactly as often as acknowledged or sent. */
export type WriteErrors = {
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  readonly unknown: readonly string[];
};

/**
 * Reads every row. Finds acknowledged writes that are missing, duplicates, and rows that were never
 * sent.
 */
export async function checkWrites(
  settings: DatabaseSettings,
  { sent, acknowledged }: Writes,
): Promise<WriteErrors> {
  const database = await openDatabase(settings);
  const { rows } = await database.orm.execute<{ mark: string; times: number }>(sql`
    select mark, count(*)::integer as times from (
      select 'impression ' || id as mark from impressions
      union all select 'userEvent ' || (data->>'impressionId') from user_events
      union all select 'clientId ' || impression_id from client_ids
      union all select 'contactMessage ' || idempotency_key::bigint from contact_messages
      union all select 'application ' || right(event_id, 12)::bigint from applications
        where submitted_at is not null
      union all select 'consentReceipt ' || id::bigint from consent_receipts
      union all select 'click ' || right(id::text, 12)::bigint from clicks
      union all select 'conversion ' || transaction_id
        from conversion_changes join conversions using (partner, transaction_id, change)
    ) as marks group by mark`);
  await database.close();
  const stored = new Map(rows.map(({ mark, times }) => [mark, times]));
  return {
    lost: [...acknowledged].filter((mark) => !stored.has(mark)),
    duplicated: rows.filter(({ times }) => times !== 1).map(({ mark }) => mark),
    unknown: [...stored.keys()].filter((mark) => !sent.has(mark)),
  };
}

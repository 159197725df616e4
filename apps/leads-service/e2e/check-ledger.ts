import { sql } from 'drizzle-orm';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import type { Ledger } from './write-load.ts';

/** Marks that the database does not hold as often as they were acknowledged or sent. */
export type LedgerErrors = {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  readonly unknown: readonly string[];
};

/** Reads every row: what was acknowledged and is missing, what is there twice, and what was never sent. */
export async function checkLedger(
  settings: DatabaseSettings,
  { sent, acknowledged }: Ledger,
): Promise<LedgerErrors> {
  const database = await openDatabase(settings);
  const { rows } = await database.orm.execute<{ mark: string; times: number }>(sql`
    select mark, count(*)::integer as times from (
      select 'impression ' || id as mark from impressions
      union all select 'userEvent ' || (data->>'impressionId') from user_events
      union all select 'clientId ' || impression_id from client_ids
      union all select 'contactMessage ' || name from contact_messages
      union all select 'consentReceipt ' || id::bigint from consent_receipts
    ) as marks group by mark`);
  await database.close();
  const stored = new Map(rows.map(({ mark, times }) => [mark, times]));
  return {
    lost: [...acknowledged].filter((mark) => !stored.has(mark)),
    doubled: rows.filter(({ times }) => times !== 1).map(({ mark }) => mark),
    unknown: [...stored.keys()].filter((mark) => !sent.has(mark)),
  };
}

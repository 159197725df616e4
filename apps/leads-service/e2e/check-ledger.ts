import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type DatabaseSettings, openDatabase } from '../src/database/open-database.ts';
import type { Ledger } from './write-load.ts';

/** Reads every row: all that was acknowledged is there, nothing twice, and nothing never sent. */
export async function checkLedger(settings: DatabaseSettings, { sent, acknowledged }: Ledger) {
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
  expect([...acknowledged].filter((mark) => !stored.has(mark))).toEqual([]);
  expect(rows.filter(({ times }) => times !== 1)).toEqual([]);
  expect([...stored.keys()].filter((mark) => !sent.has(mark))).toEqual([]);
}

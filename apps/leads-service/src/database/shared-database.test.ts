import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { consentReceipt } from '../../testing/consent-receipt.ts';
import { readFixture } from '../../testing/fixture-content.ts';
import { testKeyring } from '../../testing/keyring.ts';
import { leadRecord } from '../../testing/lead.ts';
import { acquireDatabase } from '../../testing/shared-database.ts';
import { importContent } from '../import/import-content.ts';
import { createWriters } from '../writes/writers.ts';
import { type Database, databaseEngines } from './database.ts';

vi.setConfig({ testTimeout: 60_000 });

const tables = ['websites', 'content_entities', 'products', 'leads', 'consent_receipts'];

async function count({ orm }: Database) {
  const counts = tables.map((table) => sql`select count(*)::int from ${sql.identifier(table)}`);
  const { rows } = await orm.execute<{ count: number }>(sql.join(counts, sql` union all `));
  return rows.map(({ count }) => count);
}

test.each(databaseEngines)(
  'design §8 tests on a shared %s database see no rows of each other, and its triggers stay',
  async (engine) => {
    const first = await acquireDatabase(engine);
    await importContent(first.database, await readFixture());
    const { leads, consentReceipts } = createWriters(first.database.orm, { keyring: testKeyring });
    await leads.write(leadRecord(1));
    await consentReceipts.write({ ...consentReceipt, websiteId: 900 });
    expect(Math.min(...(await count(first.database)))).toBeGreaterThan(0);
    const parallel = await acquireDatabase(engine);
    expect(await count(parallel.database)).toEqual(tables.map(() => 0));
    await parallel.release();
    await first.release();
    const second = await acquireDatabase(engine);
    expect(await count(second.database)).toEqual(tables.map(() => 0));
    const refused = second.database.orm.execute(sql`truncate consent_receipts`);
    await expect(refused).rejects.toThrow();
    await second.release();
  },
);

import { expect, test } from 'vitest';
import { consentReceipt } from '../testing/consent-receipt.ts';
import { createDatabaseFactory } from '../testing/databases.ts';
import { createFilledDatabase } from '../testing/filled-database.ts';
import { fixtureWebsiteId } from '../testing/fixture-content.ts';
import { startServiceProcess } from '../testing/service-process.ts';

const headers = {
  'content-type': 'application/json',
  'user-agent': 'a-browser',
  'x-forwarded-for': '192.0.2.1',
};

test('the log has no data about the senders of accepted and rejected receipts', async () => {
  const databases = await createDatabaseFactory('pglite');
  const { dataDir } = await createFilledDatabase(databases);
  const output: string[] = [];
  const service = await startServiceProcess(
    {
      PLAZA_DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      TRUSTED_PROXY_HOPS: '1',
      // On a busy machine the service would reject requests while it starts.
      MAX_EVENT_LOOP_DELAY: '0',
    },
    {
      onSpawn: ({ stdout, stderr }) => {
        for (const stream of [stdout, stderr]) stream?.on('data', (text) => output.push(`${text}`));
      },
    },
  );
  const url = `${service.address}/website/${fixtureWebsiteId}/api/consents`;
  const other = { ...consentReceipt, method: 'withdrawal' };
  const bodies = [consentReceipt, other, { id: consentReceipt.id }];
  const statuses: number[] = [];
  for (const body of bodies) {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    statuses.push(answer.status);
  }
  expect(await service.end('SIGTERM')).toBe(0);
  await databases.dispose();
  expect(statuses).toEqual([204, 422, 400]);
  const log = output.join('');
  expect(log).toContain('leads-service is ready');
  for (const secret of ['a-browser', '192.0.2.1', consentReceipt.id])
    expect(log).not.toContain(secret);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordModules } from '@plaza/testing';
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

test('the log has no data about the senders of accepted and rejected receipts, and nothing is loaded for metrics and traces that are off', async () => {
  const databases = await createDatabaseFactory('pglite');
  const { dataDir } = await createFilledDatabase(databases);
  const output: string[] = [];
  const modules = recordModules(join(dataDir, 'modules.txt'));
  const service = await startServiceProcess(
    {
      PLAZA_DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      TRUSTED_PROXY_HOPS: '1',
      // On a busy machine the service would reject requests while it starts.
      MAX_EVENT_LOOP_DELAY: '0',
    },
    {
      nodeArgs: modules.nodeArgs,
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
  const loaded = modules.read();
  await databases.dispose();
  expect(statuses).toEqual([204, 422, 400]);
  expect(loaded.some((url) => url.endsWith('/dist/main.js'))).toBe(true);
  // The build has the libraries in files of its own.
  const optional = loaded.filter((url) => {
    const isBuilt = url.includes('/leads-service/dist/');
    const text = isBuilt ? readFileSync(new URL(url), 'utf8') : url;
    return /OTLPTraceExporter|collectDefaultMetrics|opentelemetry\/|prom-client\//.test(text);
  });
  expect(optional).toEqual([]);
  const log = output.join('');
  expect(log).toContain('leads-service is ready');
  for (const secret of ['a-browser', '192.0.2.1', consentReceipt.id])
    expect(log).not.toContain(secret);
});

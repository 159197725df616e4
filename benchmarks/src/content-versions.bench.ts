import { until } from '@plaza/testing';
import { sharedPostgres } from '@plaza/testing/postgres';
import { buildApp } from 'leads-service/app';
import { openDatabase } from 'leads-service/database/open-database';
import { importContent } from 'leads-service/import/import-content';
import { fixtureWebsiteId, readFixture } from 'leads-service/testing/fixture-content';
import { testSettings } from 'leads-service/testing/test-settings';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';

const requests = 4_000;
const url = `/website/${fixtureWebsiteId}/api/data/products?locale=es-ES`;

/** Milliseconds of a cached response: one at a time, without a socket. */
async function measure(isListening: boolean): Promise<number> {
  const server = await sharedPostgres();
  const addresses = { databaseUrl: server.url('postgres'), dataDir: '/nonexistent' };
  const database = await openDatabase(addresses);
  await importContent(database, await readFixture());
  const app = await buildApp({ database, settings: testSettings(addresses) });
  if (isListening) await app.listen({ host: '127.0.0.1', port: 0 });
  await app.inject(url);
  const select = database.orm.select.bind(database.orm);
  let lookups = 0;
  const counted = (...args: []) => {
    lookups += 1;
    return select(...args);
  };
  Object.assign(database.orm, { select: counted });
  if (isListening)
    await until(async () => {
      const before = lookups;
      await app.inject(url);
      return lookups === before;
    });
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const started = performance.now();
    for (let sent = 0; sent < requests; sent += 1) await app.inject(url);
    rounds.push((performance.now() - started) / requests);
  }
  await app.close();
  await database.close();
  return median(rounds);
}

/** What it saves that PostgreSQL tells the service of new content, instead of being asked. */
export async function measureContentVersions(): Promise<Figure[]> {
  const notified = await measure(true);
  const asked = await measure(false);
  return [
    {
      name: 'a cached response, the version known',
      ours: notified,
      unit: 'ms',
      rival: { name: 'looked up with each request', value: asked },
    },
  ];
}

if (import.meta.main) {
  console.log(formatFigures(await measureContentVersions()));
  process.exit();
}

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { createDatabaseFactory } from '../../apps/leads-service/testing/databases.ts';
import { createFilledDatabase } from '../../apps/leads-service/testing/filled-database.ts';
import { fixtureWebsiteId } from '../../apps/leads-service/testing/fixture-content.ts';
import { startServiceProcess } from '../../apps/leads-service/testing/service-process.ts';
import { type Figure, formatFigures } from './figure.ts';
import { openLoop, quantile } from './open-loop.ts';

const times = 3;
const seconds = { capacity: 3, overload: 6 } as const;

const body = JSON.stringify({
  device: { language: 'es-ES', memory: 8, resolution: '412x915', timezoneOffset: -60 },
  trackingData: { subId: 'search-brand-es' },
  locale: 'es-ES',
  noProducts: true,
});

async function capacityOf(url: string): Promise<number> {
  const load = { url, method: 'POST' as const, headers: { 'content-type': 'application/json' } };
  // The first run warms the service.
  await autocannon({ ...load, body, connections: 24, duration: 1 });
  const result = await autocannon({ ...load, body, connections: 24, duration: seconds.capacity });
  return result['2xx'] / result.duration;
}

async function overload(service: string): Promise<Figure[]> {
  const url = `${service}/website/${fixtureWebsiteId}/api/impression`;
  const capacity = await capacityOf(url);
  const probe = new Worker(new URL('./health-probe.ts', import.meta.url), {
    workerData: `${service}/livez`,
  });
  const perSecond = times * capacity;
  const load = { url, method: 'POST', body, perSecond, seconds: seconds.overload };
  const { statuses, accepted } = await openLoop(load);
  probe.postMessage('stop');
  const [livez] = (await once(probe, 'message')) as [number[]];
  console.log(`impressions: ${JSON.stringify(Object.fromEntries(statuses))}`);
  const name = (what: string) => `impressions at ${times} × capacity, ${what}`;
  return [
    {
      name: name('answers'),
      ours: accepted.length / seconds.overload,
      unit: 'requests/s',
      rival: { name: 'capacity', value: capacity },
      budget: '≥ 0.8 ×',
    },
    { name: name('p99'), ours: quantile(accepted, 0.99), unit: 'ms', budget: '≤ 1,000 ms' },
    { name: name('livez, slowest'), ours: Math.max(...livez), unit: 'ms', budget: '≤ 200 ms' },
  ];
}

/** What the service does with three times as many impressions as it can store, as an open loop sends them. */
export async function measureServiceOverload(): Promise<Figure[]> {
  const databases = await createDatabaseFactory('pglite');
  const { dataDir } = await createFilledDatabase(databases);
  const environment = { PLAZA_DATA_DIR: dataDir, POSTS_PER_MINUTE: '100000000' };
  const service = await startServiceProcess(environment, { wrapper: ['taskset', '-c', '0'] });
  try {
    return await overload(service.address);
  } finally {
    await service.end('SIGTERM');
    await databases.dispose();
  }
}

if (import.meta.main) console.log(formatFigures(await measureServiceOverload()));

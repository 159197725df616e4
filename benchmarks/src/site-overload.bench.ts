import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import autocannon from 'autocannon';
import { type Figure, formatFigures } from './figure.ts';
import { openLoop, quantile } from './open-loop.ts';
import {
  leaveCoreOfServers,
  onCoreOfServers,
  shareCoreOfServers,
  startPinnedNext,
} from './pinned-server.ts';
import { siteFolder, startService } from './site-with-service.ts';

const times = 3;
const seconds = { capacity: 3, overload: 6 } as const;

type Work = {
  readonly name: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  /** Programs that the core of the servers is shared among. */
  readonly among?: number;
};

const impression = JSON.stringify({
  device: { language: 'es-ES', memory: 8, resolution: '412x915', timezoneOffset: -60 },
  trackingData: { subId: 'search-brand-es' },
  locale: 'es-ES',
  noProducts: false,
});

/** Work of each worker of a site (decision 21), and what it answers out of its own memory. */
const works: readonly Work[] = [
  { name: 'a page by Next', path: '/consent-dialog/es-ES/?x=1' },
  { name: 'the API by Next', path: '/api/data/products?locale=es-ES' },
  { name: 'an impression', path: '/api/impression', method: 'POST', body: impression },
  { name: 'a cached page', path: '/', among: 6 },
];

async function capacityOf(site: string, { path, method = 'GET', body }: Work): Promise<number> {
  const headers = body ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' };
  const load = { url: site + path, method, headers, ...(body && { body }) };
  // The first run warms the site.
  for (const duration of [1, seconds.capacity]) {
    const result = await autocannon({ ...load, connections: 24, duration });
    if (duration > 1) return result['2xx'] / result.duration;
  }
  throw new Error('unreachable');
}

async function overload(site: string, work: Work): Promise<Figure[]> {
  const capacity = await capacityOf(site, work);
  const health = new Worker(new URL('./health-probe.ts', import.meta.url), {
    workerData: `${site}/api/livez`,
  });
  const { statuses, accepted, perSecond } = await openLoop({
    ...work,
    url: site + work.path,
    perSecond: times * capacity,
    seconds: seconds.overload,
  });
  health.postMessage('stop');
  const [livez] = (await once(health, 'message')) as [number[]];
  const [p99, slowest] = [quantile(accepted, 0.99), Math.max(...livez)];
  const rates = `${Math.round(perSecond)} asked/s, ${Math.round(capacity)} possible`;
  const answers = JSON.stringify(Object.fromEntries(statuses));
  console.log(`${work.name}: ${answers}, ${rates}, p99 ${p99} ms, livez ${slowest} ms`);
  const name = (what: string) => `${work.name} at ${times} × capacity, ${what}`;
  return [
    {
      name: name('answers'),
      ours: accepted.length / seconds.overload,
      unit: 'requests/s',
      rival: { name: 'capacity', value: capacity },
      budget: '≥ 0.8 ×',
    },
    { name: name('p99'), ours: p99, unit: 'ms', budget: '≤ 1,000 ms' },
    { name: name('livez, slowest'), ours: slowest, unit: 'ms', budget: '≤ 200 ms' },
  ];
}

/** What a built site does with three times as much as it can answer, as an open loop sends it. */
export async function measureOverload(): Promise<Figure[]> {
  const service = await startService({ POSTS_PER_MINUTE: '100000000' }, onCoreOfServers);
  const site = await startPinnedNext(siteFolder, { LEADS_SERVICE_URL: service.address });
  leaveCoreOfServers();
  try {
    const figures: Figure[] = [];
    for (const work of works) {
      const release = shareCoreOfServers(work.among ?? 1);
      figures.push(...(await overload(site.address, work)));
      release();
    }
    return figures;
  } finally {
    await site.stop();
    await service.stop();
  }
}

if (import.meta.main) console.log(formatFigures(await measureOverload()));

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { openLoop, quantile } from '@plaza/testing/load/open-loop';
import autocannon from 'autocannon';
import type { Figure } from './figure.ts';

const times = 3;
const seconds = { capacity: 3, overload: 6 } as const;

/** The request that overloads a server. */
export type Work = {
  readonly name: string;
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: string;
  /** Connections with the best throughput: 24, or as many as the server batches. */
  readonly connections?: number;
};

/** A server under test, and the URL of its health check. */
export type Server = { readonly address: string; readonly health: string };

/** The requests per second that a server answers. */
export async function capacityOf({ address }: Server, work: Work): Promise<number> {
  const { path, method = 'GET', body, connections = 24 } = work;
  const headers = body ? { 'content-type': 'application/json' } : { 'accept-encoding': 'br' };
  const load = { url: address + path, method, headers, ...(body && { body }), connections };
  // The first run warms up the server.
  await autocannon({ ...load, duration: 1 });
  const result = await autocannon({ ...load, duration: seconds.capacity });
  return result['2xx'] / result.duration;
}

/**
 * Measures a server under three times a capacity, sent as an open loop.
 *
 * @param given default: the capacity of the server
 */
export async function overload(server: Server, work: Work, given?: number): Promise<Figure[]> {
  const { address, health } = server;
  const capacity = given ?? (await capacityOf(server, work));
  const probe = new Worker(new URL('./health-probe.ts', import.meta.url), {
    workerData: health,
  });
  const { statuses, accepted, perSecond, inTimePerSecond } = await openLoop({
    ...work,
    url: address + work.path,
    perSecond: times * capacity,
    seconds: seconds.overload,
  });
  probe.postMessage('stop');
  const [livez] = (await once(probe, 'message')) as [number[]];
  const [p99, slowest] = [quantile(accepted, 0.99), Math.max(...livez)];
  const rates = `${Math.round(perSecond)} requested/s, ${Math.round(capacity)} possible, ${Math.round(inTimePerSecond)} in time/s`;
  const answers = JSON.stringify(Object.fromEntries(statuses));
  console.log(
    `${work.name}: ${answers}, ${rates}, p99 ${Math.round(p99)} ms, livez ${Math.round(slowest)} ms`,
  );
  const name = (what: string) => `${work.name} at ${times} × capacity, ${what}`;
  return [
    {
      name: name('answers within 1 s'),
      ours: inTimePerSecond,
      unit: 'requests/s',
      rival: { name: 'capacity', value: capacity },
      budget: '≥ 0.8 ×',
    },
    { name: name('p99'), ours: p99, unit: 'ms', budget: '≤ 1,000 ms' },
    { name: name('livez, slowest'), ours: slowest, unit: 'ms', budget: '≤ 200 ms' },
  ];
}

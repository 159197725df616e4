import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createConnections } from '@plaza/testing/load/load-connection';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';

/** What the compiler made of a program differs between its processes. */
const processes = 5;
const rounds = 30;
const warmUps = 4;
const requests = 2_000;
const connections = 16;

/** Of the processor time of a page from memory that metrics may add. */
const budget = 0.02;

const program = join(import.meta.dirname, 'metrics-server.ts');

/** Servers of one process: without metrics, without them again, which is the noise, and with them. */
const kinds = ['without', 'again', 'with'] as const;

async function processorTime(child: ChildProcess): Promise<number> {
  child.send('time');
  const [microseconds] = await once(child, 'message');
  return microseconds;
}

/** Microseconds of the process's processor time for a request to one of its ports. */
async function measure(child: ChildProcess, port: number): Promise<number> {
  const request = 'GET / HTTP/1.1\r\nhost: bench\r\naccept-encoding: br\r\n\r\n';
  const load = createConnections(`http://127.0.0.1:${port}`, request, { most: connections });
  let failed = 0;
  const before = await processorTime(child);
  for (let sent = 0; sent < requests; sent += 1)
    load.send((status) => {
      if (status !== 200) failed += 1;
    });
  await load.idle();
  const after = await processorTime(child);
  load.close();
  if (failed > 0) throw new Error(`${failed} of ${requests} requests failed`);
  return (after - before) / requests;
}

/** The median times of each kind, in microseconds. */
async function measureProcess(): Promise<readonly number[]> {
  const child = fork(program, { execArgv: ['--conditions=@plaza/source'] });
  const [ports] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended: ${code}`))),
  ])) as [readonly number[]];
  const times = kinds.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    // None is always the first of a round.
    for (let turn = 0; turn < kinds.length; turn += 1) {
      const at = (round + warmUps + turn) % kinds.length;
      const time = await measure(child, ports[at] ?? 0);
      if (round >= 0) times[at]?.push(time);
    }
  }
  child.disconnect();
  return times.map(median);
}

const measured: (readonly number[])[] = [];
for (let made = 0; made < processes; made += 1) measured.push(await measureProcess());

const of = (kind: (typeof kinds)[number]) =>
  measured.map((times) => times[kinds.indexOf(kind)] ?? Number.NaN);
const added = (kind: (typeof kinds)[number]) =>
  median(measured.map((_, made) => (of(kind)[made] ?? 0) / (of('without')[made] ?? 0) - 1));
const without = { name: 'without', value: median(of('without')) };
const figures: Figure[] = [
  { name: 'a page from memory with metrics', ours: median(of('with')), unit: 'µs', rival: without },
  {
    name: `added by metrics, median of ${processes} processes`,
    ours: added('with') * 100,
    unit: '%',
    budget: `< ${budget * 100} %`,
  },
  { name: 'added by a second server without them', ours: added('again') * 100, unit: '%' },
];
console.log(formatFigures(figures));
process.exitCode = added('with') < budget ? 0 : 1;

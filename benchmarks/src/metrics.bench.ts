import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createConnections } from '@plaza/testing/load/load-connection';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';

/** In turn, each server has metrics in as many of them; what the compiler made of them differs, too. */
const processes = 6;
const rounds = 30;
const warmUps = 4;
const requests = 2_000;
const connections = 16;

/** Of the processor time of a page from memory that metrics may add. */
const budget = 0.02;

const program = join(import.meta.dirname, 'metrics-server.ts');

const servers = 3;

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

/** Median times in microseconds: of the server with metrics, and of the two without them. */
async function measureProcess(place: number): Promise<readonly [number, number, number]> {
  const child = fork(program, [`${place}`], { execArgv: ['--conditions=@plaza/source'] });
  const [ports] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended: ${code}`))),
  ])) as [readonly number[]];
  const times = ports.map((): number[] => []);
  for (let round = -warmUps; round < rounds; round += 1) {
    // None is always the first of a round.
    for (let turn = 0; turn < servers; turn += 1) {
      const at = (round + warmUps + turn) % servers;
      const time = await measure(child, ports[at] ?? 0);
      if (round >= 0) times[at]?.push(time);
    }
  }
  child.disconnect();
  const of = (after: number) => median(times[(place + after) % servers] ?? []);
  return [of(0), of(1), of(2)];
}

const measured: (readonly [number, number, number])[] = [];
for (let made = 0; made < processes; made += 1) measured.push(await measureProcess(made % servers));

const added = median(measured.map(([own, one, other]) => (2 * own) / (one + other) - 1));
const between = median(measured.map(([, one, other]) => Math.abs(one / other - 1)));
const without = {
  name: 'without',
  value: median(measured.map(([, one, other]) => (one + other) / 2)),
};
const figures: Figure[] = [
  {
    name: 'a page from memory with metrics',
    ours: median(measured.map(([own]) => own)),
    unit: 'µs',
    rival: without,
  },
  {
    name: `added by metrics, median of ${processes} processes`,
    ours: added * 100,
    unit: '%',
    budget: `< ${budget * 100} %`,
  },
  { name: 'between two servers without them', ours: between * 100, unit: '%' },
];
console.log(formatFigures(figures));
process.exitCode = added < budget ? 0 : 1;

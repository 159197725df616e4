import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createConnections } from '@plaza/testing/load/load-connection';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';

/** Processes of the same program differ by up to a tenth, by what the compiler made of them. */
const generations = 9;
const rounds = 8;
const requests = 2_000;
const connections = 16;

/** Of the processor time of a page from memory that metrics may add. */
const budget = 0.02;

const program = join(import.meta.dirname, 'metrics-server.ts');

type Server = { readonly child: ChildProcess; readonly address: string };

async function start(metrics: 'on' | 'off'): Promise<Server> {
  const execArgv = ['--conditions=@plaza/source'];
  const child = fork(program, [metrics], { execArgv });
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended: ${code}`))),
  ]);
  return { child, address: `http://127.0.0.1:${port}` };
}

async function processorTime({ child }: Server): Promise<number> {
  child.send('time');
  const [microseconds] = await once(child, 'message');
  return microseconds;
}

/** Microseconds of the server's processor time for a request. */
async function measure(server: Server): Promise<number> {
  const request = 'GET / HTTP/1.1\r\nhost: bench\r\naccept-encoding: br\r\n\r\n';
  const load = createConnections(server.address, request, { most: connections });
  let failed = 0;
  const before = await processorTime(server);
  for (let sent = 0; sent < requests; sent += 1)
    load.send((status) => {
      if (status !== 200) failed += 1;
    });
  await load.idle();
  const after = await processorTime(server);
  load.close();
  if (failed > 0) throw new Error(`${failed} of ${requests} requests failed`);
  return (after - before) / requests;
}

/** Two servers without metrics, whose ratio says how much of the other ratio is noise. */
const kinds = ['off', 'off', 'on'] as const;
const [off, again, on] = kinds.map(() => [] as number[]);

/** Adds each server's median to the times of its kind. */
async function measureGeneration(): Promise<void> {
  const servers = await Promise.all(kinds.map(start));
  const times = servers.map(() => [] as number[]);
  for (let round = -2; round < rounds; round += 1) {
    // None is always the first of a round; the first two rounds warm them up.
    for (let turn = 0; turn < servers.length; turn += 1) {
      const at = (round + 2 + turn) % servers.length;
      const server = servers[at];
      if (!server) continue;
      const time = await measure(server);
      if (round >= 0) times[at]?.push(time);
    }
  }
  for (const { child } of servers) child.disconnect();
  for (const [at, all] of [off, again, on].entries()) all?.push(median(times[at] ?? []));
}

for (let made = 0; made < generations; made += 1) await measureGeneration();

const ratio = (times: readonly number[] = []) =>
  median(times.map((time, made) => time / (off?.[made] ?? Number.NaN)));
const without = { name: 'without', value: median(off ?? []) };
const figures: Figure[] = [
  { name: 'a page from memory with metrics', ours: median(on ?? []), unit: 'µs', rival: without },
  {
    name: 'the same, median of nine servers',
    ours: (ratio(on) - 1) * 100,
    unit: '%',
    budget: '< 2 %',
  },
  { name: 'a second server without them', ours: (ratio(again) - 1) * 100, unit: '%' },
];
console.log(formatFigures(figures));
process.exitCode = ratio(on) < 1 + budget ? 0 : 1;

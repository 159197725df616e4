import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { hostOf, openFront, openOrigin } from './testing/open-front.ts';
import { page } from './testing/origin-page.ts';

const visitors = 1_000;

/** Sends a signal to each process that a process has started. */
function signalWorkers(pid: number | undefined, signal: NodeJS.Signals): void {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  for (const worker of workers) process.kill(Number(worker), signal);
}

async function read(socket: Socket): Promise<string> {
  const answer = once(socket, 'data');
  socket.write('GET / HTTP/1.1\r\nhost: a.example\r\n\r\n');
  const [data] = await answer;
  socket.destroy();
  return `${data}`.slice(9, 12);
}

it('design §3: visitors who come while it is busy are connected, and wait for their turn', async () => {
  const origin = await openOrigin(page('busy'));
  const sites = [{ hosts: ['*'], instances: [hostOf(origin)], parameters: [] }];
  const { port, pid } = await openFront({ sites, limits: false });
  signalWorkers(pid, 'SIGSTOP');
  const sockets = Array.from({ length: visitors }, () => connect({ host: '127.0.0.1', port }));
  // Those without a place in its queue try again and again in vain.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  signalWorkers(pid, 'SIGCONT');
  expect(new Set(await Promise.all(sockets.map(read)))).toEqual(new Set(['200']));
});

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import type { Instance } from '../programs/instance.ts';
import { readUsage } from './processes.ts';

/** What an instance still holds after everything that it no longer needs was collected, in megabytes. */
export interface KeptMemory {
  /** Of the whole process, as its container counts it. */
  readonly resident: number;
  /** Of what JavaScript holds: objects and buffers. */
  readonly heap: number;
}

/** Has an instance collect its garbage and reads what is left. */
export async function readKeptMemory(instance: Instance): Promise<KeptMemory> {
  const inspector = await connect(instance);
  // Objects with finalizers are freed by the collection after the one that finds them.
  for (let round = 0; round < 2; round++) await inspector.call('HeapProfiler.collectGarbage', {});
  const { result } = await inspector.call('Runtime.evaluate', {
    expression: '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())',
  });
  inspector.close();
  return {
    resident: readUsage(instance.pid()).megabytes,
    heap: (result as { value: number }).value / 1_000_000,
  };
}

/** Node.js opens its inspector when it gets `SIGUSR1`, and answers soon afterwards. */
async function connect(instance: Instance) {
  process.kill(instance.pid(), 'SIGUSR1');
  const socket = new WebSocket(await inspectorAddress(instance.inspector));
  await once(socket, 'open');
  let last = 0;
  return {
    async call(method: string, params: object): Promise<Record<string, unknown>> {
      const id = ++last;
      const answer = answerTo(socket, id);
      socket.send(JSON.stringify({ id, method, params }));
      return answer;
    },
    close: () => socket.close(),
  };
}

const attempts = 50;
const pauseMs = 100;

async function inspectorAddress(url: string): Promise<string> {
  for (let attempt = 1; ; attempt++)
    try {
      const { body } = await request(`${url}/json/list`);
      const [target] = (await body.json()) as { webSocketDebuggerUrl: string }[];
      if (target) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (attempt >= attempts) throw error;
      await sleep(pauseMs);
    }
}

function answerTo(socket: WebSocket, id: number): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    socket.addEventListener('close', () => reject(new Error('The inspector went away.')));
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data as string);
      if (message.id === id) resolve(message.result);
    });
  });
}

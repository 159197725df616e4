import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningProcess, waitForAnswer } from '@plaza/testing';
import type { Host } from '../network/network.ts';
import { type Command, startOn } from './start-on.ts';

/** A supervisor waits this long before it starts a program again (systemd's `RestartSec`). */
const restartPauseMs = 100;

/** A program that serves HTTP on a host of its own. */
export interface Instance {
  readonly host: Host;
  /** E.g. `http://10.77.0.5:3000`. */
  readonly url: string;
  /** Where Node.js's inspector listens once it is asked to by `SIGUSR1`. */
  readonly inspector: string;
  readonly pid: () => number;
  readonly output: () => string;
  /** Mebibytes that its container may take. */
  readonly memory: number;
  /** Starts it and waits until it is ready; variables are added to those it has. */
  start(changes?: Partial<Command>): Promise<void>;
  /** Ends it as a deployment does. @returns the seconds that took, and its exit code */
  stop(): Promise<{ seconds: number; code: number | null }>;
  /** Kills it; the supervisor starts it again. Resolves when it is ready. */
  killAndAwaitRestart(): Promise<void>;
}

type Of = {
  readonly host: Host;
  readonly port: number;
  readonly ready: string;
  readonly memory: number;
  command: Command;
};

const inspectorPort = 9229;

/** What Node.js takes for its heap in a container; here it would see the memory of the machine. */
const heapOf = (memory: number) => `--max-old-space-size=${memory / 2}`;

export function createInstance({ host, port, ready, memory, command }: Of): Instance {
  const url = `http://${host.address}:${port}`;
  const inspector = `${host.address}:${inspectorPort}`;
  const nodeArgs = [heapOf(memory), `--inspect-port=${inspector}`];
  let running: RunningProcess | undefined;
  let current = command;
  const start = async (changes: Partial<Command> = {}) => {
    const env = { ...current.env, ...changes.env };
    current = { ...current, ...changes, env };
    running = startOn(host, { ...current, args: [...nodeArgs, ...current.args] });
    await waitForAnswer(url + ready, running);
  };
  const end = async (signal: NodeJS.Signals) => {
    const began = performance.now();
    const { code } = (await running?.end(signal)) ?? { code: null };
    return { seconds: (performance.now() - began) / 1000, code };
  };
  return {
    ...{ host, url, memory, start, inspector: `http://${inspector}` },
    pid: () => running?.child.pid ?? 0,
    output: () => running?.output() ?? '',
    stop: () => end('SIGTERM'),
    async killAndAwaitRestart() {
      await end('SIGKILL');
      await sleep(restartPauseMs);
      await start();
    },
  };
}

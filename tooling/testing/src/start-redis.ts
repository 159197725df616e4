import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeFile } from '@plaza/workspace/place-file';
import { freePort } from './free-port.ts';
import { type RunningProcess, startProcess } from './start-process.ts';
import { until } from './until.ts';

type RedisOptions = {
  /** By default a free port of the loopback. */
  readonly listen?: { readonly host: string; readonly port: number };
  /** Command that runs the server, e.g. `['ip', 'netns', 'exec', 'redis']`. */
  readonly wrapper?: readonly string[];
};

/** A Redis server of a test, which keeps nothing on disk. */
export type RunningRedis = {
  /** E.g. `redis://127.0.0.1:20123`. */
  readonly url: string;
  readonly port: number;
  /** Its process at the moment, e.g. to stop it for a while with SIGSTOP. */
  readonly running: () => RunningProcess;
  /** Ends the process; `SIGKILL` as a crash would. What it kept is gone. */
  readonly end: (signal?: NodeJS.Signals) => Promise<void>;
  /** Starts it again on the same port, empty. */
  readonly restart: () => Promise<void>;
  /** The file of its settings. */
  readonly settingsFile: string;
  /** Ends it and removes its folder. */
  readonly close: () => Promise<void>;
};

/**
 * Starts the system's `redis-server` (Debian package `redis-server`) with the shipped settings, of
 * which addresses alone are replaced, and waits until it accepts connections.
 */
export async function startRedis({
  listen,
  wrapper = [],
}: RedisOptions = {}): Promise<RunningRedis> {
  const { host, port } = listen ?? { host: '127.0.0.1', port: await freePort() };
  const folder = await mkdtemp(join(tmpdir(), 'plaza-redis-'));
  const settingsFile = join(folder, 'redis.conf');
  const addresses = { bind: host, port: `${port}`, dir: folder };
  await writeFile(settingsFile, placeFile('redis/redis.conf', addresses));
  const [command = '', ...args] = [...wrapper, 'redis-server', settingsFile];
  const start = async () => {
    const redis = startProcess({ command, args, cwd: folder });
    await until(() => redis.output().includes('Ready to accept connections'));
    return redis;
  };
  let running = await start();
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => void (await running.end(signal));
  return {
    ...{ url: `redis://${host}:${port}`, port, end, settingsFile },
    running: () => running,
    async restart() {
      running = await start();
    },
    async close() {
      const { exitCode, signalCode } = running.child;
      if (exitCode === null && signalCode === null) await end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@plaza/testing';

export type PinnedServer = {
  address: string;
  /** Its process. */
  pid: number;
  stop: () => Promise<void>;
};

const taskset = existsSync('/usr/bin/taskset');

/** The command prefix that pins a measured program to core 0, if available. */
export const onCoreOfServers: readonly string[] = taskset ? ['taskset', '-c', '0'] : [];

/** Moves this process off core 0. Call after starting the measured servers. */
export function leaveCoreOfServers(): void {
  if (taskset) spawnSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)]);
}

/**
 * Shrinks that core by the given factor with busy programs: work of a tenth of a millisecond cannot
 * be requested three times faster than one core of the same speed serves it.
 *
 * @returns what stops them
 */
export function shareCoreOfServers(among: number): () => void {
  const programs = Array.from({ length: among - 1 }, () => {
    const [command = '', ...args] = [...onCoreOfServers, process.execPath, '-e', 'for (;;);'];
    return spawn(command, args, { stdio: 'ignore' });
  });
  return () => {
    for (const program of programs) program.kill('SIGKILL');
  };
}

/** Waits for a successful response. @throws Error after 30 s */
export async function waitFor(address: string) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answered = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await sleep(100);
  }
  throw new Error(`${address} did not answer within 30 s`);
}

/**
 * Starts a built app on core 0 and leaves the other core to the load generator: with `plaza-site`
 * if the app has it, else with `next`.
 *
 * @param env added to the environment of the server
 */
export async function startPinnedNext(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<PinnedServer> {
  const port = await freePort();
  const commands = [
    `${folder}/node_modules/@plaza/site/bin/plaza-site.js`,
    `${folder}/../node_modules/next/dist/bin/next`,
  ];
  const bin = commands.find(existsSync);
  if (!bin) throw new Error(`next is not installed for ${folder}`);
  const args = [process.execPath, bin, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const [command = '', ...rest] = [...onCoreOfServers, ...args];
  const child = spawn(command, rest, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor(address);
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@plaza/testing';

export type PinnedServer = { address: string; stop: () => Promise<void> };

const taskset = existsSync('/usr/bin/taskset');

/** What to run a program under that is measured: core 0 alone, where that can be had. */
export const onCoreOfServers: readonly string[] = taskset ? ['taskset', '-c', '0'] : [];

/** Leaves core 0 to the servers that this process measures. To be called after they were started. */
export function leaveCoreOfServers(): void {
  if (taskset) spawnSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)]);
}

/**
 * Makes that core so many times smaller, by programs that want as much of it: what takes a tenth of
 * a millisecond cannot be asked for three times as often as it can be answered by one core of the
 * same size.
 *
 * @returns what ends it
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

/** Waits until an address answers with a success. @throws Error after 30 s */
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
 * Starts a built app on core 0, so that the load generator has the other core: by `plaza-site` where
 * it has that command, else by `next`.
 * @param env added to the environment of the server
 */
export async function startPinnedNext(
  folder: string,
  env: NodeJS.ProcessEnv = {},
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
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

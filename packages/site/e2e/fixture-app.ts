import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../fixtures/runtime-app');
const bin = (name: string) => join(folder, 'node_modules/.bin', name);

/** What a command printed, and how it ended. */
export type Outcome = { readonly code: number | null; readonly output: string };

/** Runs one of the fixture's commands to its end, in its folder and this process's environment unless others are given. */
export async function run(
  [name = '', ...args]: readonly string[],
  { env, cwd = folder }: { env?: NodeJS.ProcessEnv; cwd?: string },
): Promise<Outcome> {
  const child = spawn(bin(name), args, { cwd, env });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** The fixture as `plaza-site start` runs it. */
export type RunningApp = {
  readonly url: string;
  /** Everything it has written so far. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts the built fixture on a free port of the loopback, in this process's environment or the
 * given one.
 *
 * @throws when it ends before it is ready
 */
export async function startFixture(env?: NodeJS.ProcessEnv): Promise<RunningApp> {
  const args = ['start', '-H', '127.0.0.1', '-p', '0'];
  const child = spawn(bin('plaza-site'), args, { cwd: folder, env });
  let log = '';
  child.stderr.on('data', (chunk) => (log += chunk));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      log += chunk;
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(log)?.[0];
      if (url && log.includes('Ready')) resolve(url);
    });
    child.once('exit', () => reject(new Error(`The fixture ended before it was ready: ${log}`)));
  });
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: await ready, log: () => log, stop };
}

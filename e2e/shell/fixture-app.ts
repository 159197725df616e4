import { join } from 'node:path';
import { freePort, startProcess, until } from '@plaza/testing';
import { root } from '@plaza/workspace/run';

const folder = join(root, 'packages/site/fixtures/runtime-app');
const bin = (name: string) => join(folder, 'node_modules/.bin', name);

type Variables = Readonly<Record<string, string | undefined>>;

/** The output and exit code of a command. */
export type Outcome = { readonly code: number | null; readonly output: string };

/** Runs one of the fixture's commands, by default in its folder. */
export async function run(
  [name = '', ...args]: readonly string[],
  { env = {}, cwd = folder }: { env?: Variables; cwd?: string },
): Promise<Outcome> {
  const { ended, output } = startProcess({ command: bin(name), args, cwd, env });
  const { code } = await ended;
  return { code, output: output() };
}

/** The fixture as `plaza-site start` runs it. */
export type RunningApp = {
  readonly url: string;
  /** Its output so far. */
  readonly log: () => string;
  readonly stop: () => Promise<unknown>;
};

/**
 * Starts the built fixture on a free loopback port.
 *
 * @throws if it ends before it is ready
 */
export async function startFixture(env: Variables = {}): Promise<RunningApp> {
  const port = await freePort();
  const args = ['start', '-H', '127.0.0.1', '-p', String(port)];
  const running = startProcess({ command: bin('plaza-site'), args, cwd: folder, env });
  const { child, output, end } = running;
  await until(() => child.exitCode !== null || output().includes('Ready'), 60_000);
  if (child.exitCode !== null)
    throw new Error(`The fixture ended before it was ready: ${output()}`);
  return { url: `http://127.0.0.1:${port}`, log: output, stop: () => end() };
}

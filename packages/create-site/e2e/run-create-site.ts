import { join } from 'node:path';
import { env, execPath, stdout as log } from 'node:process';
import { x } from 'tinyexec';
import { root } from './workspace-copy.ts';

type Run = {
  /** The command and its first arguments: this repository's own, unless a package manager runs it. */
  readonly command?: readonly [string, ...string[]];
  readonly cwd: string;
  readonly args: readonly string[];
};

const own = [
  execPath,
  '--conditions=@plaza/source',
  join(root, 'packages/create-site/src/cli.ts'),
] as const;

const { TURBO_CACHE_DIR: turboCache } = env;

/** What the command printed, and its exit code. The time of each step is printed for the log of a run. */
export async function runCreateSite({ command = own, cwd, args }: Run) {
  const [program, ...first] = command;
  const { stdout, stderr, exitCode } = await x(program, [...first, ...args], {
    nodeOptions: {
      cwd,
      env: {
        ...env,
        INIT_CWD: cwd,
        // What is built in the copy has been built here: the same inputs give the same outputs.
        TURBO_CACHE_DIR: turboCache ?? join(root, '.turbo/cache'),
        // The command starts a test run of its own, which must not take this one's place.
        VITEST: undefined,
        VITEST_WORKER_ID: undefined,
        VITEST_POOL_ID: undefined,
        NODE_ENV: undefined,
        NODE_OPTIONS: undefined,
      },
    },
  });
  log.write(`${args[0]}:\n${stdout}${stderr}\n`);
  return { stdout, stderr, exitCode };
}

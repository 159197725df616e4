import { type StartingProcess, startCommand as startServer } from '@plaza/page-cache/server';
import { readSiteEnvironment } from '../core/read-site-environment.ts';
import { setOwnAddress } from '../instrumentation/own-address.ts';
import { captureOutput } from './capture-output.ts';

/**
 * `plaza-site start|dev [--hostname] [--port]`: starts the site, once the environment is right. What
 * keeps it from starting is one line, and exit code 1.
 */
export async function startCommand(
  command: 'dev' | 'start',
  args: readonly string[],
  { cwd, env, exit, stderr }: StartingProcess,
): Promise<void> {
  // For whoever runs the command: what is printed later is part of the site's log.
  const write = stderr.write.bind(stderr);
  try {
    readSiteEnvironment(env);
    const dev = command === 'dev';
    if (!dev) captureOutput();
    const settings = { dev, onListening: setOwnAddress };
    await startServer(args, { cwd, env, exit, stderr: { write } }, settings);
  } catch (error) {
    write(`${(error as Error).message}\n`);
    exit(1);
  }
}

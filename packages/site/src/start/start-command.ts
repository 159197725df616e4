import { basename } from 'node:path';
import { serveHealth } from '@plaza/contract/process';
import { type StartingProcess, startCommand as startServer } from '@plaza/page-cache/server';
import { readSiteEnvironment } from '../core/read-site-environment.ts';
import { setOwnAddress } from '../instrumentation/own-address.ts';
import { captureOutput } from './capture-output.ts';

/**
 * `plaza-site start|dev [--hostname] [--port]`: validates the environment and starts the site. A
 * failure prints one line and exits with code 1.
 */
export async function startCommand(
  command: 'dev' | 'start',
  args: readonly string[],
  { cwd, env, exit, stderr }: StartingProcess,
): Promise<void> {
  // Startup errors go to the terminal; later output is captured by the site's log.
  const write = stderr.write.bind(stderr);
  try {
    const { health, metrics, tracesUrl } = readSiteEnvironment(env);
    if (health) await serveHealth(health);
    // Nothing of it is loaded unless it is used.
    if (metrics) await (await import('../metrics/start-metrics.ts')).startMetrics(metrics);
    if (tracesUrl)
      (await import('../metrics/start-traces.ts')).startSiteTraces(tracesUrl, basename(cwd()));
    const dev = command === 'dev';
    if (!dev) captureOutput();
    const settings = { dev, onListening: setOwnAddress };
    await startServer(args, { cwd, env, exit, stderr: { write } }, settings);
  } catch (error) {
    write(`${(error as Error).message}\n`);
    exit(1);
  }
}

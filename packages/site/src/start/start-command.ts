import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readSiteEnvironment } from '../core/read-site-environment.ts';
import { captureOutput } from './capture-output.ts';
import { prepareServers } from './prepare-server.ts';

/** The process that becomes the site, as far as the command uses it. */
type StartingProcess = Pick<
  NodeJS.Process,
  'argv' | 'cwd' | 'env' | 'execPath' | 'exit' | 'stderr'
>;

/**
 * `plaza-site start [options of next start]`: becomes `next start`, once the environment is right.
 * Next itself listens first, reads the environment with the first page, and answers 500 from then on.
 * What keeps the site from starting is one line, and exit code 1.
 */
export function startCommand(options: readonly string[], process: StartingProcess): void {
  // For whoever starts the site: what is printed later is part of its log.
  const print = process.stderr.write.bind(process.stderr);
  const fail = (message: string): never => {
    print(`${message}\n`);
    return process.exit(1);
  };
  try {
    readSiteEnvironment(process.env);
  } catch (error) {
    fail((error as Error).message);
  }
  captureOutput();
  prepareServers((error) => fail(listenFault(error)));
  runNext('start', options, process);
}

/** Becomes a command of the app's own Next. */
export function runNext(
  command: 'dev' | 'start',
  options: readonly string[],
  process: Pick<StartingProcess, 'argv' | 'cwd' | 'execPath'>,
): void {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  const next = resolve('next/dist/bin/next');
  process.argv.splice(0, process.argv.length, process.execPath, next, command, ...options);
  createRequire(import.meta.url)(next);
}

type ListenError = NodeJS.ErrnoException & { readonly address?: string; readonly port?: number };

function listenFault({ code, message, address, port }: ListenError): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken. End what listens there, or start with another --port.`;
  return `The site cannot listen: ${message}`;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface ServiceProcess {
  readonly process: ChildProcess;
  /** E.g. `http://127.0.0.1:40123`. */
  readonly address: string;
  /**
   * Sends a signal. Resolves with the exit code when the process ends, or null if a signal ended
   * it.
   */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A service that exited before it was ready, with its output and exit code. */
export class ServiceStartError extends Error {
  override readonly name = 'ServiceStartError';
  readonly exitCode: number | null;

  constructor(exitCode: number | null, output: string) {
    super(output);
    this.exitCode = exitCode;
  }
}

export interface ServiceProcessOptions {
  /** Commands to run Node with, e.g. `['taskset', '-c', '0']`. */
  readonly wrapper?: readonly string[];
  /** Options of Node. */
  readonly nodeArgs?: readonly string[];
  /** Called when the process is spawned, long before the service is ready. */
  readonly onSpawn?: (process: ChildProcess) => void;
}

/**
 * Starts the built service in a child process and waits until it is ready. Default port: a free
 * one.
 *
 * @throws {ServiceStartError} if it exits before
 */
export async function startServiceProcess(
  environment: Readonly<Record<string, string>>,
  { wrapper = [], nodeArgs = [], onSpawn }: ServiceProcessOptions = {},
): Promise<ServiceProcess> {
  const command = [...wrapper, process.execPath, ...nodeArgs, main];
  const settings: Record<string, string> = {
    ...{ LEADS_SERVICE_PORT: '0', LOG_LEVEL: 'info' },
    ...environment,
  };
  const service = spawn(command[0] ?? '', command.slice(1), {
    env: settings as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onSpawn?.(service);
  const ended = once(service, 'close') as Promise<[number | null]>;
  const output: string[] = [];
  service.stderr.on('data', (chunk) => output.push(`${chunk}`));
  const lines = createInterface(service.stdout);
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const address = readyAddress(line);
      if (address) resolve(address);
      else output.push(`${line}\n`);
    });
    ended.then(([code]) => reject(new ServiceStartError(code, output.join(''))), reject);
  });
  async function end(signal: NodeJS.Signals) {
    service.kill(signal);
    return (await ended)[0];
  }
  return { process: service, address: await ready, end };
}

/** The address in the log line of a ready service. */
function readyAddress(line: string): string | undefined {
  if (!line.includes('"leads-service is ready"')) return undefined;
  return (JSON.parse(line) as { address: string }).address;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface ServiceProcess {
  readonly process: ChildProcess;
  /** E.g. `http://127.0.0.1:40123`. */
  readonly address: string;
  /** Resolves when the process has ended, to its exit code, or null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A service that ended before it was ready: what it wrote, and its exit code. */
export class ServiceStartError extends Error {
  override readonly name = 'ServiceStartError';
  readonly exitCode: number | null;

  constructor(exitCode: number | null, written: string) {
    super(written);
    this.exitCode = exitCode;
  }
}

export interface ServiceProcessOptions {
  /** Programs to run Node under, e.g. `['taskset', '-c', '0']`. */
  readonly wrapper?: readonly string[];
  /** Called with the process when it has been started, long before the service is ready. */
  readonly onSpawn?: (process: ChildProcess) => void;
}

/**
 * Starts the built service in a process of its own, and waits until it is ready. It takes
 * a free port unless the environment names one.
 *
 * @throws ServiceStartError
 */
export async function startServiceProcess(
  environment: Readonly<Record<string, string>>,
  { wrapper = [], onSpawn }: ServiceProcessOptions = {},
): Promise<ServiceProcess> {
  const command = [...wrapper, process.execPath, main];
  const service = spawn(command[0] ?? '', command.slice(1), {
    env: { LEADS_SERVICE_PORT: '0', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onSpawn?.(service);
  const ended = once(service, 'close') as Promise<[number | null]>;
  const written: string[] = [];
  service.stderr.on('data', (chunk) => written.push(`${chunk}`));
  const lines = createInterface(service.stdout);
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const address = readyAddress(line);
      if (address) resolve(address);
      else written.push(`${line}\n`);
    });
    ended.then(([code]) => reject(new ServiceStartError(code, written.join(''))), reject);
  });
  async function end(signal: NodeJS.Signals) {
    service.kill(signal);
    return (await ended)[0];
  }
  return { process: service, address: await ready, end };
}

/** The address in the log line that says the service is ready. */
function readyAddress(line: string): string | undefined {
  if (!line.includes('"leads-service is ready"')) return undefined;
  return (JSON.parse(line) as { address: string }).address;
}

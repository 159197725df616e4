import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

type Command = {
  name: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

const gracePeriodMs = 10_000;

/**
 * Runs long-lived programs together: when one ends by itself all are stopped, and a signal stops
 * them in the opposite order of their start. Each program leads a process group, so that what it
 * spawned ends with it.
 */
export class Processes {
  readonly #running: ChildProcess[] = [];
  #stopping: Promise<void> | undefined;
  readonly #ended = Promise.withResolvers<never>();

  /** @param onEnd called when a program ends that nobody asked to end */
  constructor(onEnd: (message: string) => void) {
    this.#ended.promise.catch((error) => onEnd(error.message));
  }

  /** The result of `work`, or a rejection as soon as one of the programs has ended. */
  unlessEnded<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#ended.promise]);
  }

  /** Starts a program that is meant to run until everything is stopped. */
  start(command: Command): void {
    const { name } = command;
    const child = this.#spawn(command, 'inherit');
    child.once('exit', (code, signal) => {
      if (!this.#stopping) this.#end(`${name} ended (${signal ?? `exit code ${code}`})`);
    });
    child.once('error', (error) => this.#end(`${name} did not start: ${error.message}`));
  }

  #spawn({ command, args, cwd, env }: Command, output: 'pipe' | 'inherit'): ChildProcess {
    const options: SpawnOptions = { cwd, detached: true, stdio: ['ignore', output, output] };
    const child = spawn(command, args, env ? { ...options, env } : options);
    this.#running.push(child);
    return child;
  }

  /**
   * Runs a program to its end; a quiet one prints its output only when it fails.
   *
   * @throws Error when it fails, and when everything is being stopped
   */
  async run({ quiet = false, ...command }: Command & { quiet?: boolean }): Promise<void> {
    const child = this.#spawn(command, quiet ? 'pipe' : 'inherit');
    const written: string[] = [];
    child.stdout?.on('data', (chunk) => written.push(`${chunk}`));
    child.stderr?.on('data', (chunk) => written.push(`${chunk}`));
    const [code] = await once(child, 'close');
    // Its process id may belong to another program soon.
    this.#running.splice(this.#running.indexOf(child), 1);
    if (code === 0 && !this.#stopping) return;
    throw new Error([...written, `${command.name} failed`].join('').trim());
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  #end(message: string) {
    this.#ended.reject(new Error(message));
  }

  async #stopAll() {
    for (const child of this.#running.toReversed()) await stopGroup(child);
  }
}

async function stopGroup(child: ChildProcess) {
  if (child.pid === undefined) return;
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
  signalGroup(child.pid, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(child.pid as number, 'SIGKILL'), gracePeriodMs);
  await ended;
  clearTimeout(timer);
  signalGroup(child.pid, 'SIGKILL');
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch {
    // The whole group has ended already.
  }
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startCleanupProcess } from './cleanup-process.ts';

type Command = {
  name: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
};

const gracePeriodMs = 10_000;

/** Milliseconds before a program that keeps crashing is started again, and after which it counts as healthy. */
const restart = { firstPause: 1_000, longestPause: 30_000, healthy: 60_000 } as const;

/**
 * Runs long-lived programs together. One that ends before it was ready stops all; one that ends later
 * is started again, after pauses that grow, while the others go on. A signal stops them in the
 * opposite order of their start. Each program leads a process group, so that what it spawned ends
 * with it, and a cleanup process ends them all when this one is killed.
 */
export class Processes {
  readonly #running: ChildProcess[] = [];
  #stopping: Promise<void> | undefined;
  readonly #ended = Promise.withResolvers<never>();
  readonly #cleanup = startCleanupProcess();
  readonly #restarted = new Set<string>();

  /** @param onEnd called when a program ends by itself */
  constructor(onEnd: (message: string) => void) {
    this.#ended.promise.catch((error) => onEnd(error.message));
  }

  /** The result of `work`, or a rejection as soon as one of the programs has ended. */
  unlessEnded<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#ended.promise]);
  }

  /** Starts a program that is meant to run until everything is stopped. */
  start(command: Command, pause: number = restart.firstPause): void {
    const { name } = command;
    const began = Date.now();
    const child = this.#spawn(command, 'inherit');
    child.once('exit', (code, signal) => {
      if (this.#stopping) return;
      const message = `${name} ended (${signal ?? `exit code ${code}`})`;
      if (!this.#restarted.has(name)) return this.#end(message);
      this.#forget(child);
      const isHealthy = Date.now() - began > restart.healthy;
      this.#startAgain(command, { message, pause: isHealthy ? restart.firstPause : pause });
    });
    child.once('error', (error) => this.#end(`${name} did not start: ${error.message}`));
  }

  /** From now on the program is started again when it ends by itself. */
  restartWhenEnded(name: string): void {
    this.#restarted.add(name);
  }

  #startAgain(command: Command, { message, pause }: { message: string; pause: number }) {
    console.error(`\n${message}. Starting it again in ${pause / 1000} s; the others go on.`);
    setTimeout(() => {
      if (this.#stopping) return;
      this.start(command, Math.min(2 * pause, restart.longestPause));
      console.error(`${command.name} was started again.`);
    }, pause);
  }

  /** Its process id may belong to another program soon. */
  #forget(child: ChildProcess) {
    if (child.pid !== undefined) {
      // What it spawned ends with it.
      signalGroup(child.pid, 'SIGKILL');
      this.#cleanup.remove(child.pid);
    }
    this.#running.splice(this.#running.indexOf(child), 1);
  }

  #spawn({ command, args, cwd, env }: Command, output: 'pipe' | 'inherit'): ChildProcess {
    const options: SpawnOptions = { cwd, detached: true, stdio: ['ignore', output, output] };
    const child = spawn(command, args, env ? { ...options, env } : options);
    this.#running.push(child);
    if (child.pid !== undefined) this.#cleanup.add(child.pid);
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
    this.#forget(child);
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
    for (const child of this.#running.toReversed()) {
      await stopGroup(child);
      this.#forget(child);
    }
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

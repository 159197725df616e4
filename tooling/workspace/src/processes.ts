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

/** What is shown of a program's output. */
type Shown = {
  quiet?: boolean;
  follow?: { read: (chunk: string) => void; failure: (output: string) => string };
};

const gracePeriodMs = 10_000;

/** Milliseconds before a crashing program is restarted, and after which it counts as healthy. */
const restart = { firstPause: 1_000, longestPause: 30_000, healthy: 60_000 } as const;

/**
 * Runs long-lived programs together. If one exits before it is ready, all stop; later it is
 * restarted, after growing pauses, while the others run on. A signal stops them in reverse order of
 * their start. Each program leads a process group, so that its children end with it, and a cleanup
 * process ends them all if this one is killed.
 */
export class Processes {
  readonly #running: ChildProcess[] = [];
  #stopping: Promise<void> | undefined;
  readonly #ended = Promise.withResolvers<never>();
  readonly #cleanup = startCleanupProcess();
  readonly #restarted = new Set<string>();

  /** @param onEnd called when a program exits by itself */
  constructor(onEnd: (message: string) => void) {
    this.#ended.promise.catch((error) => onEnd(error.message));
  }

  /** The result of `work`; rejects as soon as one of the programs exits. */
  unlessEnded<T>(work: Promise<T>): Promise<T> {
    return Promise.race([work, this.#ended.promise]);
  }

  /** Starts a program that runs until everything is stopped. */
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

  /** From now on, restarts the program when it exits by itself. */
  restartWhenEnded(name: string): void {
    this.#restarted.add(name);
  }

  #startAgain(command: Command, { message, pause }: { message: string; pause: number }) {
    console.error(`\n${message}. Restarting in ${pause / 1000} s; the others keep running.`);
    setTimeout(() => {
      if (this.#stopping) return;
      this.start(command, Math.min(2 * pause, restart.longestPause));
      console.error(`${command.name} restarted.`);
    }, pause);
  }

  /** The system may have reused its process id. */
  #forget(child: ChildProcess) {
    if (child.pid !== undefined) {
      // Ends its child processes too.
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
   * Runs a program to its end; a quiet one prints its output only if it fails, and a followed one
   * what `failure` makes of it.
   *
   * @throws {Error} if it fails, and if everything is being stopped
   */
  async run({ quiet = false, follow, ...command }: Command & Shown): Promise<void> {
    const child = this.#spawn(command, quiet || follow ? 'pipe' : 'inherit');
    const written: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        written.push(chunk);
        follow?.read(chunk);
      });
    const [code] = await once(child, 'close');
    this.#forget(child);
    if (code === 0 && !this.#stopping) return;
    const output = written.join('');
    throw new Error(`${follow?.failure(output) ?? output}\n${command.name} failed`.trim());
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
    // The whole group has already exited.
  }
}

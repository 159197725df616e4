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
  readonly #running: { name: string; child: ChildProcess }[] = [];
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

  start({ name, command, args, cwd, env }: Command): ChildProcess {
    const options: SpawnOptions = { cwd, detached: true, stdio: ['ignore', 'inherit', 'inherit'] };
    const child = spawn(command, args, env ? { ...options, env } : options);
    this.#running.push({ name, child });
    child.once('exit', (code, signal) => {
      if (!this.#stopping) this.#end(`${name} ended (${signal ?? `exit code ${code}`})`);
    });
    child.once('error', (error) => this.#end(`${name} did not start: ${error.message}`));
    return child;
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  #end(message: string) {
    this.#ended.reject(new Error(message));
  }

  async #stopAll() {
    for (const { child } of this.#running.reverse()) await stopGroup(child);
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running program of the house, with all that it has printed. */
export type Program = {
  child: ChildProcess;
  /** Everything printed so far, both streams. */
  output: () => string;
  /** Sends the signal and waits until the program has ended. */
  end: (signal?: NodeJS.Signals) => Promise<{ code: number | null }>;
};

type Launch = {
  command?: string;
  args: readonly string[];
  cwd: string;
  env?: Readonly<Record<string, string | undefined>>;
};

/** Starts a program, Node unless said otherwise, and collects what it prints. */
export function launch({ command = process.execPath, args, cwd, env = {} }: Launch): Program {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
  // A test that fails half-way must not leave the program behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(String(chunk)));
  child.stderr?.on('data', (chunk) => chunks.push(String(chunk)));
  const ended = once(child, 'exit');
  return {
    child,
    output: () => chunks.join(''),
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      const [code] = await ended;
      return { code };
    },
  };
}

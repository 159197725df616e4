import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { x } from 'tinyexec';

/** A running process and its output. */
export type RunningProcess = {
  child: ChildProcess;
  /** The output so far, both streams. */
  output: () => string;
  /** Resolves with the exit code when the process has ended and its output is complete. */
  ended: Promise<{ code: number | null }>;
  /** Sends the signal and waits for the process to end. */
  end: (signal?: NodeJS.Signals) => Promise<{ code: number | null }>;
};

type Command = {
  /** Default Node.js. */
  command?: string;
  args: readonly string[];
  cwd: string;
  /** Added to this process's environment. */
  env?: Readonly<Record<string, string | undefined>>;
};

/** Starts a process and collects its output; it ends with this process at the latest. */
export function startProcess(of: Command): RunningProcess {
  const { command = process.execPath, args, cwd, env = {} } = of;
  const child = x(command, args, { nodeOptions: { cwd, env: env as NodeJS.ProcessEnv } }).process;
  if (!child) throw new Error(`${command} did not start`);
  const kill = () => child.kill('SIGKILL');
  // A failing test must not leave the process behind.
  process.once('exit', kill);
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(String(chunk)));
  child.stderr?.on('data', (chunk) => chunks.push(String(chunk)));
  const exited = once(child, 'exit').then(([code]) => ({ code: code as number | null }));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null }));
  ended.then(() => process.off('exit', kill));
  return {
    child,
    output: () => chunks.join(''),
    ended,
    end(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}

/** Runs a command to its end. @returns its output @throws Error with the output if it fails */
export async function runProcess(of: Command): Promise<string> {
  const running = startProcess(of);
  const { code } = await running.ended;
  if (code !== 0) throw new Error(running.output());
  return running.output();
}

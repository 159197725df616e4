import { type RunningProcess, startProcess } from '@plaza/testing';
import type { Host } from '../network/network.ts';

/** What runs on a host. */
export interface Command {
  /** Default Node.js. */
  readonly command?: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a program on a host, as in production. */
export function startOn(host: Host, of: Command): RunningProcess {
  const { command = process.execPath, args, cwd, env } = of;
  const [first = '', ...rest] = [...host.prefix, command, ...args];
  return startProcess({
    command: first,
    args: rest,
    cwd,
    env: { NODE_ENV: 'production', ...env },
  });
}

import { execFileSync } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { descendants } from './processes.ts';

const pin = (pid: number, cores: string) => {
  try {
    execFileSync('taskset', ['-a', '-p', '-c', cores, `${pid}`], { stdio: 'ignore' });
  } catch {
    // It ended after the list was read.
  }
};

/** Neighbours on a busy machine must not delay the load: its answers would be read seconds late. */
const first = -10;

/** Sets the priority of this process, if it may. */
function prioritise(priority: number): void {
  try {
    setPriority(priority);
  } catch {
    // Only root may.
  }
}

/**
 * Gives the programs core 0 and this process, which sends the load, the others before anybody else:
 * otherwise more load means less of the machine for them.
 *
 * @returns what undoes that
 */
export function separateCores(): () => void {
  const all = `0-${availableParallelism() - 1}`;
  prioritise(first);
  if (availableParallelism() === 1) return () => prioritise(0);
  for (const pid of descendants(process.pid)) pin(pid, '0');
  pin(process.pid, `1-${availableParallelism() - 1}`);
  return () => {
    prioritise(0);
    for (const pid of [process.pid, ...descendants(process.pid)]) pin(pid, all);
  };
}

import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { descendants } from './processes.ts';

const pin = (pid: number, cores: string) => {
  try {
    execFileSync('taskset', ['-a', '-p', '-c', cores, `${pid}`], { stdio: 'ignore' });
  } catch {
    // It ended after the list was read.
  }
};

/**
 * Gives the programs core 0 and this process, which sends the load, the others: otherwise more load
 * means less of the machine for them.
 *
 * @returns what undoes that
 */
export function separateCores(): () => void {
  const all = `0-${availableParallelism() - 1}`;
  if (availableParallelism() === 1) return () => undefined;
  for (const pid of descendants(process.pid)) pin(pid, '0');
  pin(process.pid, `1-${availableParallelism() - 1}`);
  return () => {
    for (const pid of [process.pid, ...descendants(process.pid)]) pin(pid, all);
  };
}

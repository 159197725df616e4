import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Every process that this one started, and those that they started. */
function descendants(): number[] {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each)))
    addParent(parents, Number(name));
  const found = [process.pid];
  for (const pid of found) found.push(...(parents.get(pid) ?? []));
  return found.slice(1);
}

function addParent(parents: Map<number, number[]>, pid: number): void {
  try {
    // The name in parentheses may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const ppid = Number(fields[1]);
    parents.set(ppid, [...(parents.get(ppid) ?? []), pid]);
  } catch {
    // It ended after the list was read.
  }
}

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
  for (const pid of descendants()) pin(pid, '0');
  pin(process.pid, `1-${availableParallelism() - 1}`);
  return () => {
    for (const pid of [process.pid, ...descendants()]) pin(pid, all);
  };
}

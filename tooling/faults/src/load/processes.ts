import { readdirSync, readFileSync } from 'node:fs';

/** What a process uses. */
export interface Usage {
  readonly megabytes: number;
  readonly descriptors: number;
}

/** Reads what a process uses now (Linux). */
export function readUsage(pid: number): Usage {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]);
  return { megabytes: kilobytes / 1000, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

/** Reads it again and again. @returns what ends that, with every reading */
export function watchUsage(pids: readonly number[], pauseMs = 1_000): () => readonly Usage[][] {
  const readings: Usage[][] = [];
  const read = () => readings.push(pids.map(readUsage));
  read();
  const timer = setInterval(read, pauseMs);
  return () => {
    clearInterval(timer);
    return readings;
  };
}

/** Every process that a process started, and those that they started. */
export function descendants(root: number): number[] {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each)))
    addParent(parents, Number(name));
  const found = [root];
  for (const pid of found) found.push(...(parents.get(pid) ?? []));
  return found.slice(1);
}

function addParent(parents: Map<number, number[]>, pid: number): void {
  try {
    const [, parent = 0] = readStat(pid);
    parents.set(parent, [...(parents.get(parent) ?? []), pid]);
  } catch {
    // It ended after the list was read.
  }
}

/** The fields after the name in parentheses, which may contain spaces: state, parent and so on. */
function readStat(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}

const ticksPerSecond = 100;

/** Seconds for which a process has computed. */
export function cpuSeconds(pid: number): number {
  const [user = 0, system = 0] = readStat(pid).slice(11, 13);
  return (user + system) / ticksPerSecond;
}

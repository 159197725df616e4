import { readdirSync, readFileSync } from 'node:fs';

/** What a process uses. */
export interface Usage {
  readonly megabytes: number;
  readonly descriptors: number;
}

/** Reads what a process uses now (Linux). */
function readUsage(pid: number): Usage {
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

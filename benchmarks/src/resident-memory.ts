import { readFileSync } from 'node:fs';

/** The resident megabytes of a process (Linux). */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1000;
}

/** Measures the most resident megabytes of a process until `stop`, which returns them. */
export function watchMemory(pid: number): { stop(): number } {
  let most = residentMegabytes(pid);
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid));
  }, 100);
  return {
    stop() {
      clearInterval(timer);
      return most;
    },
  };
}

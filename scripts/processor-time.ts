import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its clock. */
const ticksPerSecond = 100;

let counted = 0;

/**
 * Processor seconds of the child processes that have ended since the last call, with all they started
 * and waited for; undefined on a system without `/proc`.
 */
export function childProcessorSeconds(): number | undefined {
  try {
    // The name in brackets may have spaces; `cutime` and `cstime` are the 16th and 17th field.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const total = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
    const seconds = total - counted;
    counted = total;
    return seconds;
  } catch {
    return undefined;
  }
}

/** What a finished command took of the processors, as it is printed: `, 19 s of CPU`. */
export function processorTime(): string {
  const seconds = childProcessorSeconds();
  return seconds === undefined ? '' : `, ${Math.round(seconds)} s of CPU`;
}

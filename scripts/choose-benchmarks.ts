import { basename } from 'node:path';

const ending = '.bench.ts';

/** A choice of benchmarks that cannot be made. */
export class UnknownBenchmark extends Error {
  override readonly name = 'UnknownBenchmark';
}

/**
 * The files of the benchmarks to run: all of them, or those that are named.
 *
 * @param files every `*.bench.ts`
 * @param names names without the ending, e.g. `rich-text`
 * @throws {UnknownBenchmark} for a name that no file has; its message lists the names there are
 */
export function chooseBenchmarks(files: readonly string[], names: readonly string[]): string[] {
  const byName = new Map(files.map((file) => [basename(file, ending), file]));
  const known = [...byName.keys()].toSorted();
  const unknown = names.filter((name) => !byName.has(name));
  if (unknown.length > 0)
    throw new UnknownBenchmark(
      `No benchmark is called ${unknown.join(', ')}. There are:\n  ${known.join('\n  ')}`,
    );
  const chosen = names.length > 0 ? [...new Set(names)] : known;
  return chosen.map((name) => byName.get(name) ?? '');
}

import { basename } from 'node:path';

const ending = '.bench.ts';

/** They make and build apps of their own, for minutes, so they run only if they are named. */
const onlyByName = new Set(['payload', 'sites-growth']);

/** An invalid choice of benchmarks. */
export class UnknownBenchmark extends Error {
  override readonly name = 'UnknownBenchmark';
}

/**
 * The files of the benchmarks to run: the named ones, or all but those that build sites.
 *
 * @param files every `*.bench.ts`
 * @param names names without the extension, e.g. `rich-text`
 * @throws {UnknownBenchmark} if no file has the name; lists the known names
 */
export function chooseBenchmarks(files: readonly string[], names: readonly string[]): string[] {
  const byName = new Map(files.map((file) => [basename(file, ending), file]));
  const known = [...byName.keys()].toSorted();
  const unknown = names.filter((name) => !byName.has(name));
  if (unknown.length > 0)
    throw new UnknownBenchmark(
      `No benchmark is called ${unknown.join(', ')}. There are:\n  ${known.join('\n  ')}`,
    );
  const chosen =
    names.length > 0 ? [...new Set(names)] : known.filter((name) => !onlyByName.has(name));
  return chosen.map((name) => byName.get(name) ?? '');
}

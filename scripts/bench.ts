import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, root, run } from '@plaza/workspace/run';
import { chooseBenchmarks, UnknownBenchmark } from './choose-benchmarks.ts';
import { failPlainly } from './supervise.ts';

/** Runs each benchmark in its own process, one after another: they share two cores. */
async function runBenchmarks(files: readonly string[], site?: string): Promise<boolean> {
  let passed = true;
  for (const file of files) {
    console.log(`\n${file}`);
    const args = [file, ...(site ? ['--site', site] : [])];
    passed = (await run({ command: process.execPath, args })) && passed;
  }
  return passed;
}

try {
  const all = globSync('benchmarks/src/*.bench.ts', { cwd: root });
  // Checks the names before the build, which takes minutes.
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' } },
    allowPositionals: true,
  });
  const files = chooseBenchmarks(all, positionals);
  await build();
  process.exitCode = (await runBenchmarks(files, values.site)) ? 0 : 1;
} catch (error) {
  if (error instanceof UnknownBenchmark) {
    console.error(error.message);
    process.exitCode = 1;
  } else failPlainly(error);
}

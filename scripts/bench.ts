import { globSync } from 'node:fs';
import { chooseBenchmarks, UnknownBenchmark } from './choose-benchmarks.ts';
import { build, root, run } from './run.ts';
import { failPlainly } from './supervise.ts';

/** Runs each benchmark in its own process, one after another: they share two cores. */
async function runBenchmarks(files: readonly string[]): Promise<boolean> {
  let passed = true;
  for (const file of files) {
    console.log(`\n${file}`);
    const args = ['--conditions=@plaza/source', file];
    passed = (await run({ command: process.execPath, args })) && passed;
  }
  return passed;
}

try {
  const all = globSync('benchmarks/src/*.bench.ts', { cwd: root });
  // The names are checked before the build, which takes minutes.
  const files = chooseBenchmarks(all, process.argv.slice(2));
  await build();
  process.exitCode = (await runBenchmarks(files)) ? 0 : 1;
} catch (error) {
  if (error instanceof UnknownBenchmark) {
    console.error(error.message);
    process.exitCode = 1;
  } else failPlainly(error);
}

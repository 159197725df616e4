import { globSync } from 'node:fs';
import { build, root, run } from './run.ts';
import { failPlainly } from './supervise.ts';

/** Every `benchmarks/src/*.bench.ts` in a process of its own, one after another: they share two cores. */
function runBenchmarks(): boolean {
  const files = globSync('benchmarks/src/*.bench.ts', { cwd: root }).sort();
  const results = files.map((file) => {
    console.log(`\n${file}`);
    return run({ command: process.execPath, args: ['--conditions=@plaza/source', file] });
  });
  return results.every(Boolean);
}

try {
  build();
  process.exitCode = runBenchmarks() ? 0 : 1;
} catch (error) {
  failPlainly(error);
}

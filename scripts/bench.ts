import { globSync } from 'node:fs';
import { build, root, run } from './run.ts';
import { failPlainly } from './supervise.ts';

/** Every `benchmarks/src/*.bench.ts` in a process of its own, one after another: they share two cores. */
async function runBenchmarks(): Promise<boolean> {
  const files = globSync('benchmarks/src/*.bench.ts', { cwd: root }).sort();
  let passed = true;
  for (const file of files) {
    console.log(`\n${file}`);
    const args = ['--conditions=@plaza/source', file];
    passed = (await run({ command: process.execPath, args })) && passed;
  }
  return passed;
}

try {
  await build();
  process.exitCode = (await runBenchmarks()) ? 0 : 1;
} catch (error) {
  failPlainly(error);
}

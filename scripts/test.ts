import { parseArgs } from 'node:util';
import { readShard, type Shard } from '@plaza/testing/shard';
import { build } from '@plaza/workspace/run';
import { runChecks } from './checks.ts';
import { add, type Count } from './count.ts';
import { processorTime } from './processor-time.ts';
import { runSuites } from './suites.ts';
import { failPlainly } from './supervise.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { testChanged } from './test-changed.ts';

/** Everything that CI runs, or a shard of it. */
async function testAll(shard: Shard): Promise<Count> {
  // The last packages leave a core free, which builds the Storybook.
  await build('//#build-storybook');
  console.log(`✓ build${processorTime()}`);
  return [await runChecks(shard), ...(await runSuites(shard))].reduce(add);
}

try {
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean' }, shard: { type: 'string' } },
    allowPositionals: true,
  });
  const { changed, shard } = values;
  if (changed && shard) throw new Error('--changed and --shard exclude each other');
  const own = readShard(shard ?? '1/1');
  await ensureSystemPackages();
  const count = changed ? await testChanged(positionals[0] ?? 'main') : await testAll(own);
  console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exitCode = count.failed === 0 ? 0 : 1;
} catch (error) {
  failPlainly(error);
}

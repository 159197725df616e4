import { parseArgs } from 'node:util';
import { build } from '@plaza/workspace/run';
import { runChecks } from './checks.ts';
import { add, type Count } from './count.ts';
import { processorTime } from './processor-time.ts';
import { runSuites } from './suites.ts';
import { failPlainly } from './supervise.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { testChanged } from './test-changed.ts';

/** Everything that CI runs. */
async function testAll(): Promise<Count> {
  // The last packages leave a core free, which builds the Storybook.
  await build('//#build-storybook');
  console.log(`✓ build${processorTime()}`);
  return [await runChecks(), ...(await runSuites())].reduce(add);
}

try {
  const { values, positionals } = parseArgs({
    options: { changed: { type: 'boolean' } },
    allowPositionals: true,
  });
  await ensureSystemPackages();
  const count = values.changed ? await testChanged(positionals[0] ?? 'main') : await testAll();
  console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exitCode = count.failed === 0 ? 0 : 1;
} catch (error) {
  failPlainly(error);
}

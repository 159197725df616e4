import { runChecks } from './checks.ts';
import { add } from './count.ts';
import { processorTime } from './processor-time.ts';
import { build } from './run.ts';
import { runSuites } from './suites.ts';
import { failPlainly } from './supervise.ts';
import { ensureSystemPackages } from './system-packages.ts';

try {
  await ensureSystemPackages();
  await build();
  console.log(`✓ build${processorTime()}`);
  const count = [await runChecks(), ...(await runSuites())].reduce(add);
  console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exitCode = count.failed === 0 ? 0 : 1;
} catch (error) {
  failPlainly(error);
}

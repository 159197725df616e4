import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, runChecks } from './checks.ts';
import { build, run } from './run.ts';
import { failPlainly } from './supervise.ts';
import { ensureSystemPackages } from './system-packages.ts';

const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** What vitest counted; a run that did not get as far as a report, or failed beside its tests, counts as one failure. */
function readReport(file: string, succeeded: boolean): Count {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  return { passed: report.numPassedTests, failed: succeeded ? failed : Math.max(failed, 1) };
}

/** Node tests first, then browsers: side by side they would fight for two cores. */
function runTests(project: string): Count {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = run({ command: 'vitest', args: ['run', '--project', project, ...reporters] });
  const count = readReport(report, succeeded);
  rmSync(folder, { recursive: true });
  return count;
}

try {
  ensureSystemPackages();
  build();
  const count = [runChecks(), runTests('node'), runTests('e2e')].reduce(add);
  console.log(`${count.passed} passed, ${count.failed} failed`);
  process.exitCode = count.failed === 0 ? 0 : 1;
} catch (error) {
  failPlainly(error);
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readReport } from './count.ts';

const folder = mkdtempSync(join(tmpdir(), 'plaza-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

function countOf(report: unknown, succeeded: boolean) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file, succeeded);
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

const cases: { report: object; succeeded: boolean; failed: number }[] = [
  { report: vitest, succeeded: true, failed: 0 },
  { report: { ...vitest, numFailedTests: 1 }, succeeded: false, failed: 1 },
  // A skipped test has not passed, and an error may stand beside the tests.
  { report: { ...vitest, numPendingTests: 1 }, succeeded: true, failed: 1 },
  { report: vitest, succeeded: false, failed: 1 },
  { report: { stats }, succeeded: true, failed: 0 },
  { report: { stats: { ...stats, unexpected: 3 } }, succeeded: false, failed: 3 },
  { report: { stats: { ...stats, flaky: 2 } }, succeeded: true, failed: 2 },
  { report: { stats: { ...stats, skipped: 1 } }, succeeded: true, failed: 1 },
];

test.each(cases)('$report, $succeeded: $failed failed', ({ report, succeeded, failed }) => {
  expect(countOf(report, succeeded)).toEqual({ passed: 5, failed });
});

test('a run without a report is a failure', () => {
  expect(readReport(join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1 });
});

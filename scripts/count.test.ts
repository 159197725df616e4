import { expect, test } from 'vitest';
import { readCount } from './count.ts';

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

const cases: { report?: object; succeeded: boolean; passed?: number; failed: number }[] = [
  { report: vitest, succeeded: true, failed: 0 },
  { report: { ...vitest, numFailedTests: 1 }, succeeded: false, failed: 1 },
  // A skipped test has not passed, and there may be an error besides the tests.
  { report: { ...vitest, numPendingTests: 1 }, succeeded: true, failed: 1 },
  { report: vitest, succeeded: false, failed: 1 },
  { report: { stats }, succeeded: true, failed: 0 },
  { report: { stats: { ...stats, unexpected: 3 } }, succeeded: false, failed: 3 },
  { report: { stats: { ...stats, flaky: 2 } }, succeeded: true, passed: 7, failed: 0 },
  { report: { stats: { ...stats, skipped: 1 } }, succeeded: true, failed: 1 },
  { report: undefined, succeeded: true, passed: 0, failed: 1 },
];

test.each(cases)('$report, $succeeded: $failed failed', ({ passed = 5, failed, ...run }) => {
  expect(readCount(run.report, run.succeeded)).toEqual({ passed, failed });
});

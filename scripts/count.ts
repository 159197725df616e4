/** The number of passed and failed tests or checks of a run. */
export type Count = { passed: number; failed: number };

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** Vitest's JSON report. A skipped test has not passed. */
function readVitest(report: Record<string, number>): Count {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

/** Playwright's JSON report. A test that passed on retry has passed: `readFlaky` names it. */
function readPlaywright({ stats }: { stats: Record<string, number> }): Count {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed: expected + flaky, failed: unexpected + skipped };
}

/**
 * The counts of a run from its JSON report; a run without a report, or with an error besides its
 * tests, counts as one failure.
 */
export function readCount(report: object | undefined, succeeded: boolean): Count {
  if (!report) return { passed: 0, failed: 1 };
  const { passed, failed } =
    'stats' in report
      ? readPlaywright(report as Parameters<typeof readPlaywright>[0])
      : readVitest(report as Record<string, number>);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

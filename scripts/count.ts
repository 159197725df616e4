/** How many tests or checks a run passed and failed. */
export type Count = { passed: number; failed: number };

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

/** Vitest's report in JSON. A test that was skipped has not passed. */
function readVitest(report: Record<string, number>): Count {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests };
}

/** Playwright's report in JSON. A test that passed at its second try has passed: `readFlaky` names it. */
function readPlaywright({ stats }: { stats: Record<string, number> }): Count {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed: expected + flaky, failed: unexpected + skipped };
}

/**
 * What a run counted, by its report in JSON; one that did not get as far as a report, or failed
 * beside its tests, counts as one failure.
 */
export function readCount(report: object | undefined, succeeded: boolean): Count {
  if (!report) return { passed: 0, failed: 1 };
  const { passed, failed } =
    'stats' in report
      ? readPlaywright(report as Parameters<typeof readPlaywright>[0])
      : readVitest(report as Record<string, number>);
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

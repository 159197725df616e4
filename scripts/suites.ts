import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shard } from '@plaza/testing/shard';
import { run } from '@plaza/workspace/run';
import { type Count, readCount } from './count.ts';
import { type Flaky, readFlaky } from './flaky.ts';
import { processorTime } from './processor-time.ts';

type Suite = {
  name: string;
  command: string;
  /** Arguments and variables of a run that writes its JSON report to `report`. */
  call: (report: string) => { args: readonly string[]; env?: NodeJS.ProcessEnv };
};

/** The suites, in sequence: in parallel they would compete for two cores. */
const suites: readonly Suite[] = [
  {
    name: 'rules in Node, built sites in Chromium, the start command',
    command: 'vitest',
    call: (report) => ({
      args: [
        ...['run', '--reporter=default', '--reporter=./tooling/slowest-files.ts'],
        ...['--reporter=json', `--outputFile.json=${report}`],
      ],
      // Only a person's own run may leave the images out.
      env: { ...process.env, SKIP_IMAGES: '' },
    }),
  },
  {
    name: 'stories, in Chromium',
    command: 'playwright',
    call: (report) => ({
      args: ['test', '--config', 'e2e/storybook/playwright.config.ts'],
      env: { ...process.env, STORY_REPORT: report },
    }),
  },
];

type Result = Count & { name: string; seconds: number; flaky: readonly Flaky[] };

/** Runs a suite to its end, prints its result, and counts it. */
export async function runSuite({ name, command, call }: Suite): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-test-'));
  const file = join(folder, 'report.json');
  const start = performance.now();
  const succeeded = await run({ command, ...call(file) });
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  rmSync(folder, { recursive: true });
  const result = {
    name,
    ...readCount(report, succeeded),
    flaky: readFlaky(report),
    seconds: Math.round((performance.now() - start) / 1000),
  };
  printResult(result);
  return result;
}

function printResult({ name, passed, failed, seconds, flaky }: Result): void {
  const result = `${name}: ${passed} of ${passed + failed}, ${seconds} s${processorTime()}`;
  console.log(`${failed === 0 ? '✓' : '✗'} ${result}`);
  for (const { name, error } of flaky) console.log(`  ! passed only on retry: ${name}: ${error}`);
}

/** Runs a shard of every suite to its end and prints the duration of each, and the retried tests. */
export async function runSuites(shard: Shard): Promise<Count[]> {
  const results: Result[] = [];
  for (const suite of suites) results.push(await runSuite(suiteOf(shard, suite)));
  return results;
}

/** Vitest and Playwright divide a suite by the same option. */
const suiteOf = ({ index, count }: Shard, { call, ...suite }: Suite): Suite => ({
  ...suite,
  call(report) {
    const whole = call(report);
    if (count === 1) return whole;
    return { ...whole, args: [...whole.args, `--shard=${index}/${count}`] };
  },
});

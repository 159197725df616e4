import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that passed only on retry, and the error of its first try with the line that threw it. */
export type Flaky = { name: string; error: string };

type VitestTest = { fullName: string; status: string; failureMessages: readonly string[] };
type VitestReport = { testResults: readonly { assertionResults: readonly VitestTest[] }[] };

type PlaywrightTest = {
  status: string;
  results: readonly { error?: { message?: string } }[];
};
type PlaywrightSuite = {
  specs?: readonly { title: string; tests: readonly PlaywrightTest[] }[];
  suites?: readonly PlaywrightSuite[];
};

function describeError(message = ''): string {
  const [first = '', ...stack] = stripVTControlCharacters(message).split('\n');
  const [, file, line] = stack.join('\n').match(/(\/\S+\.(?:e2e|test)\.tsx?):(\d+)/) ?? [];
  return file ? `${first} (${relative(process.cwd(), file)}:${line})` : first;
}

/** Vitest keeps the error of the first try in the report of a test that passed on retry. */
const readVitest = ({ testResults }: VitestReport): Flaky[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => ({
      name: fullName,
      error: describeError(failureMessages[0]),
    }));

const readPlaywright = ({ specs = [], suites = [] }: PlaywrightSuite): Flaky[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => ({ name: title, error: describeError(results[0]?.error?.message) })),
  ),
  ...suites.flatMap(readPlaywright),
];

/** The flaky tests in a JSON report of vitest or Playwright; none without a report. */
export function readFlaky(report: VitestReport | PlaywrightSuite | undefined): Flaky[] {
  if (!report) return [];
  return 'testResults' in report ? readVitest(report) : readPlaywright(report);
}

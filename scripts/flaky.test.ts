import { expect, test } from 'vitest';
import { readFlaky } from './flaky.ts';

const message = '\u001b[31mError: too slow\u001b[39m\n    at somewhere';

const vitestTest = (fullName: string, status: string, failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
});

const playwrightSpec = (title: string, status: string) => ({
  title,
  tests: [{ status, results: [{ error: { message } }, {}] }],
});

const flaky = [{ name: 'second try', error: 'Error: too slow' }];

test('in the vitest report: tests that passed after an error', () => {
  const assertionResults = [
    vitestTest('first try', 'passed', []),
    vitestTest('second try', 'passed', [message]),
    vitestTest('no try', 'failed', [message, message]),
  ];
  expect(readFlaky({ testResults: [{ assertionResults }] })).toEqual(flaky);
});

test('with the line of the test that threw', () => {
  const thrown = `AssertionError: no\n    at wait (/x/until.ts:9:1)\n    at ${process.cwd()}/e2e/a.e2e.ts:12:5`;
  const assertionResults = [vitestTest('second try', 'passed', [thrown])];
  const [found] = readFlaky({ testResults: [{ assertionResults }] });
  expect(found?.error).toBe('AssertionError: no (e2e/a.e2e.ts:12)');
});

test('in the Playwright report: tests marked flaky, at any depth', () => {
  const specs = ['expected', 'unexpected'].map((status) => playwrightSpec(status, status));
  const suites = [{ specs, suites: [{ specs: [playwrightSpec('second try', 'flaky')] }] }];
  expect(readFlaky({ suites })).toEqual(flaky);
});

test('without a report: none', () => {
  expect(readFlaky(undefined)).toEqual([]);
});

import { afterEach, expect, it, vi } from 'vitest';
import { reportBrowserError } from './report-browser-error.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['an error of the browser', new Error('broken'), 1],
  ['whatever was thrown', 'broken', 1],
  ['nothing at all', null, 1],
  ['an error of the server', Object.assign(new Error('hidden'), { digest: '123' }), 0],
])('§8 %s is reported by the error page so many times', (_what, error, times) => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  reportBrowserError(error);
  expect(reportError.mock.calls).toEqual(Array.from({ length: times }, () => [error]));
});

it('§8 does not throw in browsers without reportError', () => {
  vi.stubGlobal('reportError', undefined);
  expect(() => reportBrowserError(new Error('broken'))).not.toThrow();
});

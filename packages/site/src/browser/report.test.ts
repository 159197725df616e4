import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Another file of this worker may have loaded it with its own page.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  [{ developing: 'true' }, 1],
  [{}, 0],
])('§8 errors reach the console in development alone: %o', async (dataset, times) => {
  vi.stubGlobal('document', { querySelector: () => ({ dataset }) });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { report } = await import('./report.ts');
  const error = new Error('Could not fetch menus');
  report(error);
  expect(log).toHaveBeenCalledTimes(times);
  if (times > 0) expect(log).toHaveBeenCalledWith(error);
  log.mockRestore();
});

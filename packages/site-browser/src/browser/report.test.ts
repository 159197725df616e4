import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Another test file of this worker may have loaded the module with its own page.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  [{ developing: 'true' }, 1],
  [{}, 0],
])('§8 logs errors to the console only in development: %o', async (dataset, times) => {
  vi.stubGlobal('document', { querySelector: () => ({ dataset }) });
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { report } = await import('./report.ts');
  const error = new Error('Could not fetch menus');
  report(error);
  expect(log).toHaveBeenCalledTimes(times);
  if (times > 0) expect(log).toHaveBeenCalledWith(error);
  log.mockRestore();
});

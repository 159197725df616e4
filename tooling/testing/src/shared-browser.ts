import type { Browser } from 'playwright';
import { afterAll, test } from 'vitest';
import { openShell, withoutVendors } from './browser/open-browser.ts';

const inWorker = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures to set up.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openShell(withoutVendors);
    onCleanup(() => browser.close());
    return browser;
  });

/**
 * The worker's browser, without access to vendors; contexts are closed at the end of the test file.
 */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  inWorker.beforeAll(({ browser: ofWorker }) => {
    browser = ofWorker;
  });
  afterAll(async () => {
    // A failed test may have left its context open.
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  return () => assertOpen(browser);
}

/** The browser, once the test file's hook has opened it. @throws Error outside of its tests */
export function assertOpen<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('Available only inside tests.');
  return thing;
}

import type { Browser } from 'playwright';
import { afterAll, test } from 'vitest';
import { openBrowser, withoutVendors } from './browser/open-browser.ts';

const inWorker = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures to set up.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser(withoutVendors);
    onCleanup(() => browser.close());
    return browser;
  });

/** The browser of this worker, which reaches no vendor; its contexts are closed when the test file ends. */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  inWorker.beforeAll(({ browser: ofWorker }) => {
    browser = ofWorker;
  });
  afterAll(async () => {
    // A test that failed may have left its context open.
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  return () => assertOpen(browser);
}

/** What a hook of the test file opens. @throws Error outside of its tests */
export function assertOpen<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('Available only inside tests.');
  return thing;
}

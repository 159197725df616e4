import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, withoutVendors } from './browser.ts';
import { type House, type HouseOptions, openHouse } from './house.ts';
import { printPages } from './print-pages.ts';

/** What the files of a worker may have in common: nothing of it changes what a page shows. */
export type SharedHouse = Omit<
  House,
  | 'close'
  | 'content'
  | 'frontPageFile'
  | 'importContent'
  | 'startService'
  | 'stopService'
  | 'storedRows'
>;

const inWorker = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what is needed.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await openBrowser(withoutVendors);
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  .extend('house', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const house = await openHouse();
    onCleanup(() => house.close());
    return house;
  });

function opened<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('It is open from the first test of the file on.');
  return thing;
}

/** The browser of this worker, which finds no vendor; it has no context left when the file ends. */
export function sharedBrowser(): () => Browser {
  let browser: Browser | undefined;
  inWorker.beforeAll(({ browser: ofWorker }) => {
    browser = ofWorker;
  });
  afterAll(async () => {
    // A test that failed has left its own open.
    for (const context of browser?.contexts() ?? []) await context.close();
  });
  return () => opened(browser);
}

/** The house of this worker, in which every file finds the pages as they were: the end of each file proves it. */
export function sharedHouse(): () => SharedHouse {
  let house: House | undefined;
  let print: string[] | undefined;
  inWorker.beforeAll(async ({ house: ofWorker }) => {
    house = ofWorker;
    print = await printPages(house);
  });
  afterAll(async () => {
    if (house) expect(await printPages(house), 'this file changed a page').toEqual(print);
  });
  return () => opened(house);
}

/** A house of the file's own, to be changed at will. */
export function ownHouse(options?: HouseOptions): () => House {
  let house: House | undefined;
  beforeAll(async () => {
    house = await openHouse(options);
  });
  afterAll(() => house?.close());
  return () => opened(house);
}

import { assertOpen } from '@plaza/testing/vitest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashFrontPages } from './hash-front-pages.ts';
import type { SiteApp } from './site-apps.ts';
import {
  openTestEnvironment,
  type TestEnvironment,
  type TestEnvironmentOptions,
} from './test-environment.ts';

type OpenFor = (app: SiteApp) => Promise<TestEnvironment>;

const inWorker = test
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures to set up.
  .extend('environmentOf', { scope: 'worker' }, async ({}, { onCleanup }): Promise<OpenFor> => {
    const opened = new Map<string, Promise<TestEnvironment>>();
    onCleanup(async () => {
      // An environment that failed to open has closed itself.
      for (const environment of opened.values())
        await (await environment.catch(() => undefined))?.close();
    });
    return (app) => {
      const environment = opened.get(app.name) ?? openTestEnvironment({ sites: [app] });
      opened.set(app.name, environment);
      return environment;
    };
  });

/** The front pages of an environment as the last file has left them: nothing reads it between two files. */
const lastHashes = new WeakMap<TestEnvironment, string[]>();

/**
 * The environment of a site that all files of this worker share. A file that changes content or
 * stops the service restores it: after each file, a check compares the front pages with those before.
 */
export function sharedEnvironment(app: SiteApp): () => TestEnvironment {
  let environment: TestEnvironment | undefined;
  let hashes: string[] | undefined;
  inWorker.beforeAll(async ({ environmentOf }) => {
    environment = await environmentOf(app);
    hashes = lastHashes.get(environment) ?? (await hashFrontPages(environment));
  });
  afterAll(async () => {
    if (!environment) return;
    const left = await hashFrontPages(environment);
    lastHashes.set(environment, left);
    expect(left, 'this file changed a front page').toEqual(hashes);
  });
  return () => assertOpen(environment);
}

/** An environment for this test file alone, which it may change. */
export function ownEnvironment(options?: TestEnvironmentOptions): () => TestEnvironment {
  let environment: TestEnvironment | undefined;
  beforeAll(async () => {
    environment = await openTestEnvironment(options);
  });
  afterAll(() => environment?.close());
  return () => assertOpen(environment);
}

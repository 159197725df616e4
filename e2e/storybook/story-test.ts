import { test as base } from 'playwright/test';
import { openStage, type Stage } from './stage.ts';
import { storybookFolder } from './stories.ts';

/** Playwright's `test` with a stage that a worker opens once. */
export const test = base.extend<object, { stage: Stage }>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs from the pattern
    async ({}, use) => {
      const stage = await openStage(storybookFolder);
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from 'playwright/test';

import { test as base } from 'playwright/test';
import { storybookFolder } from './stories.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';

/** Playwright's `test` with a story page that a worker opens once. */
export const test = base.extend<object, { storyPage: StoryPage }>({
  storyPage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs from the pattern
    async ({}, use) => {
      const storyPage = await openStoryPage(storybookFolder);
      await use(storyPage);
      await storyPage.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from 'playwright/test';

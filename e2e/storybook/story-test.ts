import { openBrowser, openShell } from '@plaza/testing/browser';
import { test as base } from 'playwright/test';
import { storybookFolder } from './stories.ts';
import { openStoryPage, type StoryPage } from './story-page.ts';

type Fixtures = {
  storyPage: StoryPage;
  /** Whether the tests of a file compare pictures, which the shell of Chromium draws differently (decision 63). */
  comparesPictures: boolean;
};

/** Playwright's `test` with a story page that a worker opens once. */
export const test = base.extend<object, Fixtures>({
  comparesPictures: [false, { scope: 'worker', option: true }],
  storyPage: [
    async ({ comparesPictures }, use) => {
      const open = comparesPictures ? openBrowser : openShell;
      const storyPage = await openStoryPage(storybookFolder, open);
      await use(storyPage);
      await storyPage.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from 'playwright/test';

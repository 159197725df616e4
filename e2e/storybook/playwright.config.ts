import { defineConfig } from 'playwright/test';

const report = process.env.STORY_REPORT;

/**
 * Runs every story of the static Storybook in Chromium (`pnpm test-storybook`). Decision 5 says why Playwright's own
 * runner does it: `toHaveScreenshot` waits until a page is stable.
 */
export default defineConfig({
  testDir: import.meta.dirname,
  globalSetup: './build-storybook.ts',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/storybook',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // Reported by name (decision 15).
  retries: 1,
  // A busy machine is slower.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : [['dot']],
});

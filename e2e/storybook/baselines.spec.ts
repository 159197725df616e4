import { readdirSync } from 'node:fs';
import { settlePage } from '@plaza/testing/browser';
import { baselinesFolder, chooseComparison, readDrawnBy } from './chromium-version.ts';
import { baselineOf, baselineStories } from './stories.ts';
import { expect, test } from './story-test.ts';
import { storyThemes, widths } from './themes.ts';

test.beforeAll(({ storyPage }) => {
  const { notice } = chooseComparison(readDrawnBy(), storyPage.chromiumVersion);
  if (notice) process.stdout.write(`${notice}\n`);
});

for (const story of baselineStories) {
  for (const width of widths) {
    test(`${story.title} matches its baselines at ${width} px`, async ({ storyPage }) => {
      const { page, chromiumVersion } = storyPage;
      const { tolerance } = chooseComparison(readDrawnBy(), chromiumVersion);
      await storyPage.resize({ width, height: 200 });
      expect(await storyPage.show(story.id, { script: 'on', enhancements: 'after' })).toEqual([]);
      for (const theme of storyThemes) {
        expect(await storyPage.setToolbars(theme)).toEqual([]);
        await settlePage(page);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expect
          .soft(page)
          .toHaveScreenshot(baselineOf(story, theme, width), { fullPage: true, ...tolerance });
      }
    });
  }
}

test('every block, scheme and width has a baseline, and nothing else has', () => {
  const expected = baselineStories.flatMap((story) =>
    storyThemes.flatMap((theme) =>
      widths.map((width) => baselineOf(story, theme, width).join('/')),
    ),
  );
  const pictures = readdirSync(baselinesFolder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.webp'),
  );
  expect(pictures.sort()).toEqual(expected.sort());
});

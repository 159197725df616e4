import { readdirSync } from 'node:fs';
import { settlePage } from '@plaza/testing/browser';
import { baselinesFolder, chooseComparison, readDrawnBy } from './chromium-version.ts';
import { baselineOf, baselineStories } from './stories.ts';
import { expect, test } from './story-test.ts';
import { storyThemes, widths } from './themes.ts';

test.use({ comparesPictures: true });

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

test('finds a picture that differs by a shade', async ({ storyPage }) => {
  const { page } = storyPage;
  const [pictured] = baselineStories;
  const [theme] = storyThemes;
  if (!pictured || !theme) throw new Error('no story has a picture');
  await page.setViewportSize({ width: 360, height: 200 });
  await storyPage.show(pictured.id, theme);
  await settlePage(page);
  await page.addStyleTag({ content: '#storybook-root p { opacity: 0.97 }' });
  const { tolerance } = chooseComparison('1', '1');
  const compared = expect(page).toHaveScreenshot(baselineOf(pictured, theme, 360), {
    fullPage: true,
    timeout: 2000,
    ...tolerance,
  });
  await expect(compared).rejects.toThrow('pixels');
});

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

import { settlePage } from '@plaza/testing/browser';
import { auditThemes } from './audit-themes.ts';
import { screenStories } from './stories.ts';
import { expect, test } from './story-test.ts';
import { storyThemes } from './themes.ts';

/** A phone and a desk: a screen is blocks, which their own stories show on a desk in every theme. */
const sizes = [
  { size: { width: 360, height: 780 }, scope: 'all' },
  { size: { width: 1280, height: 800 }, scope: 'theme' },
] as const;

for (const { id, name } of screenStories) {
  test(`the screen ${name} fits its page and passes axe without Next at 360 and 1280 px`, async ({
    storyPage,
  }) => {
    const violations: string[] = [];
    for (const { size, scope } of sizes) {
      const themes = storyThemes.slice(0, 1).map((theme) => ({ ...theme, scope }));
      await storyPage.resize(size);
      expect(await storyPage.show(id, { script: 'off' })).toEqual([]);
      const { page } = storyPage;
      await expect(page.locator('main h1')).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      await settlePage(page);
      // At the end of a page what is sticky covers nothing that could be scrolled from under it.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      violations.push(...(await auditThemes(page, themes)));
    }
    expect(violations).toEqual([]);
  });
}

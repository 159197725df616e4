import type { Page } from 'playwright';
import { auditThemes, forcedThemes, scopedThemes } from './audit-themes.ts';
import { stories } from './stories.ts';
import type { StoryPage } from './story-page.ts';
import { expect, test } from './story-test.ts';
import { brands, desk, themesOf } from './themes.ts';
import { walkStory } from './walk-story.ts';

/** The story's HTML, without the posters of videos, which are replaced later. */
const markup = (page: Page) =>
  page.evaluate(() => {
    const story = document.querySelector('#storybook-root')?.cloneNode(true) as Element;
    for (const poster of story.querySelectorAll('.pz-video img')) poster.removeAttribute('src');
    return story.innerHTML;
  });

/** The violations that axe finds in every theme, with forced colours and without. */
async function auditColors(page: Page): Promise<string[]> {
  const violations = await auditThemes(page, scopedThemes);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await auditThemes(page, forcedThemes);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...violations, ...forced.map((each) => `forced colours, ${each}`)];
}

test('the toolbars apply a theme as these tests do', async ({ storyPage }) => {
  const appliedTheme = () =>
    storyPage.page.evaluate(() => {
      const { dataset, style } = document.documentElement;
      return { brand: dataset.brand, scheme: style.colorScheme };
    });
  const [story] = stories;
  await storyPage.show(String(story?.id), { script: 'on' });
  for (const theme of brands.flatMap(themesOf)) {
    await storyPage.setToolbars(theme);
    expect(await appliedTheme()).toEqual(theme);
    const html = await markup(storyPage.page);
    await storyPage.applyTheme(theme);
    expect(await appliedTheme()).toEqual(theme);
    expect(await markup(storyPage.page)).toBe(html);
  }
});

/** What is shown hydrates without a word, passes axe in every theme, and works by keyboard. */
async function checkHydrated(storyPage: StoryPage): Promise<void> {
  expect(await auditColors(storyPage.page)).toEqual([]);
  expect(storyPage.errors()).toEqual([]);
  await walkStory(storyPage);
}

for (const { id, title, name } of stories) {
  test(`${title}: ${name} hydrates without warnings, passes axe in every theme and works by keyboard`, async ({
    storyPage,
  }) => {
    const { page } = storyPage;
    await storyPage.resize(desk);
    // A change of a toolbar renders the story again, so each begins as the one before has ended.
    const isHydratedFirst = storyPage.toolbar('script') !== 'off';
    const [first, second] = isHydratedFirst ? (['on', 'off'] as const) : (['off', 'on'] as const);
    const enhancements = storyPage.toolbar('enhancements') ?? 'after';
    expect(await storyPage.show(id, { script: first, enhancements })).toEqual([]);
    const shown = await markup(page);
    if (isHydratedFirst) await checkHydrated(storyPage);
    expect(await storyPage.setToolbars({ script: second })).toEqual([]);
    expect(await markup(page)).toBe(shown);
    if (!isHydratedFirst) await checkHydrated(storyPage);
    expect(storyPage.errors()).toEqual([]);
  });
}

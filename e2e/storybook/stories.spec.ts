import type { Page } from 'playwright';
import { auditThemes, forcedThemes, scopedThemes } from './audit-themes.ts';
import { stories } from './stories.ts';
import { expect, test } from './story-test.ts';
import { brands, desk, themesOf } from './themes.ts';

/** The story's HTML, but for posters of videos, whose better pictures come in their own time. */
const markup = (page: Page) =>
  page.evaluate(() => {
    const story = document.querySelector('#storybook-root')?.cloneNode(true) as Element;
    for (const poster of story.querySelectorAll('.pz-video img')) poster.removeAttribute('src');
    return story.innerHTML;
  });

/** What axe objects to in every theme, with forced colours and without. */
async function auditColors(page: Page): Promise<string[]> {
  const violations = await auditThemes(page, scopedThemes);
  await page.emulateMedia({ forcedColors: 'active' });
  const forced = await auditThemes(page, forcedThemes);
  await page.emulateMedia({ forcedColors: 'none' });
  return [...violations, ...forced.map((each) => `forced colours, ${each}`)];
}

test('the toolbars dress the page as these tests do', async ({ stage }) => {
  const dress = () =>
    stage.page.evaluate(() => {
      const { dataset, style } = document.documentElement;
      return { brand: dataset.brand, scheme: style.colorScheme };
    });
  const [story] = stories;
  await stage.show(String(story?.id), { script: 'on' });
  for (const theme of brands.flatMap(themesOf)) {
    await stage.turn(theme);
    expect(await dress()).toEqual(theme);
    const html = await markup(stage.page);
    await stage.dress(theme);
    expect(await dress()).toEqual(theme);
    expect(await markup(stage.page)).toBe(html);
  }
});

for (const { id, title, name } of stories) {
  test(`${title}: ${name} is hydrated without a word and pleases axe in every theme`, async ({
    stage,
  }) => {
    await stage.resize(desk);
    expect(await stage.show(id, { script: 'on' })).toEqual([]);
    const hydrated = await markup(stage.page);
    expect(await stage.turn({ script: 'off' })).toEqual([]);
    expect(await markup(stage.page)).toBe(hydrated);
    expect(await stage.turn({ script: 'on' })).toEqual([]);
    expect(await auditColors(stage.page)).toEqual([]);
    expect(stage.complaints()).toEqual([]);
  });
}

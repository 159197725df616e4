import type { Page } from 'playwright';
import { runAxe } from '../harness/axe.ts';
import { forcedColors, type Look, looks } from './looks.ts';
import { stories } from './stories.ts';
import { expect, test } from './story-test.ts';

/** What axe objects to as the look stands, with forced colours and without. */
async function auditLook(page: Page, { brand, scheme }: Look): Promise<string[]> {
  const violations: string[] = [];
  for (const colors of forcedColors) {
    await page.emulateMedia({ forcedColors: colors });
    const audit = await runAxe(page);
    const look = `${brand}, ${scheme}, forced colours ${colors}`;
    violations.push(...audit.violations.map((violation) => `${look}: ${violation}`));
  }
  await page.emulateMedia({ forcedColors: 'none' });
  return violations;
}

test('issue 3 §4: the toolbars dress the page as these tests do', async ({ stage }) => {
  const dress = () =>
    stage.page.evaluate(() => {
      const { dataset, style } = document.documentElement;
      return { brand: dataset.brand, scheme: style.colorScheme };
    });
  const [story] = stories;
  await stage.show(String(story?.id), { script: 'on' });
  for (const look of looks) {
    await stage.turn(look);
    expect(await dress()).toEqual(look);
    const html = await stage.page.locator('#storybook-root').innerHTML();
    await stage.dress(look);
    expect(await dress()).toEqual(look);
    expect(await stage.page.locator('#storybook-root').innerHTML()).toBe(html);
  }
});

for (const { id, title, name } of stories) {
  test(`issue 3 §4: ${title}: ${name} is hydrated without a word and pleases axe in every look`, async ({
    stage,
  }) => {
    const root = stage.page.locator('#storybook-root');
    expect(await stage.show(id, { script: 'on' })).toEqual([]);
    const hydrated = await root.innerHTML();
    expect(await stage.turn({ script: 'off' })).toEqual([]);
    expect(await root.innerHTML()).toBe(hydrated);
    expect(await stage.turn({ script: 'on' })).toEqual([]);
    const violations: string[] = [];
    for (const look of looks) {
      await stage.dress(look);
      violations.push(...(await auditLook(stage.page, look)));
    }
    expect(violations).toEqual([]);
    expect(stage.complaints()).toEqual([]);
  });
}

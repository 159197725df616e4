import { auditThemes } from './audit-themes.ts';
import { gallery } from './stories.ts';
import { expect, test } from './story-test.ts';
import { brands, desk, themesOf } from './themes.ts';

for (const brand of brands) {
  test(`every block passes the contrast checks in the brand of ${brand}`, async ({ storyPage }) => {
    await storyPage.resize(desk);
    const [light, dark] = themesOf(brand);
    expect(await storyPage.show(gallery.id, { script: 'on', ...light })).toEqual([]);
    const scoped = [light, dark].flatMap((theme) => theme ?? []);
    const themes = scoped.map((theme) => ({ ...theme, scope: 'theme' as const }));
    expect(await auditThemes(storyPage.page, themes)).toEqual([]);
  });
}

import { LOCALES } from '@plaza/ui-blocks/testing/locales/locales';
import { auditThemes, scopedThemes } from './audit-themes.ts';
import { stories } from './stories.ts';
import { expect, test } from './story-test.ts';

/** Colours do not depend on the language: `stories.spec.ts` covers the other themes. */
const [firstLook] = scopedThemes;

/** The narrowest viewport without loss of content (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 } as const;

const inEveryLocale = stories.filter(({ tags }) => tags.includes('every-locale'));

for (const { id, title, name } of inEveryLocale) {
  test(`${title}: ${name} passes axe at 320 px in every locale`, async ({ storyPage }) => {
    await storyPage.resize(narrow);
    const violations: string[] = [];
    for (const locale of Object.keys(LOCALES)) {
      expect(await storyPage.show(id, { script: 'on', locale })).toEqual([]);
      const found = await auditThemes(storyPage.page, firstLook ? [firstLook] : []);
      violations.push(...found.map((each) => `${locale}, ${each}`));
    }
    await storyPage.setToolbars({ locale: 'es-ES' });
    expect(violations).toEqual([]);
  });
}

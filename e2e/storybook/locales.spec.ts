import { LOCALES } from '../../packages/ui-blocks/src/testing/locales/locales.ts';
import { auditThemes, scopedThemes } from './audit-themes.ts';
import { stories } from './stories.ts';
import { expect, test } from './story-test.ts';

/** A text has the same colours in every language: the other themes are those of `stories.spec.ts`. */
const [firstLook] = scopedThemes;

/** The narrowest screen that nothing may be lost on (WCAG 1.4.10). */
const narrow = { width: 320, height: 640 } as const;

const inEveryLocale = stories.filter(({ tags }) => tags.includes('every-locale'));

for (const { id, title, name } of inEveryLocale) {
  test(`${title}: ${name} pleases axe at 320 px in every locale`, async ({ stage }) => {
    await stage.resize(narrow);
    const violations: string[] = [];
    for (const locale of Object.keys(LOCALES)) {
      expect(await stage.show(id, { script: 'on', locale })).toEqual([]);
      const objections = await auditThemes(stage.page, firstLook ? [firstLook] : []);
      violations.push(...objections.map((each) => `${locale}, ${each}`));
    }
    await stage.turn({ locale: 'es-ES' });
    expect(violations).toEqual([]);
  });
}

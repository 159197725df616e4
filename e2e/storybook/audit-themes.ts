import type { AuditScope } from '@plaza/testing/browser';
import type { Page } from 'playwright';
import type { StoryWindow } from './story-page.ts';
import { storyThemes, type Theme } from './themes.ts';

export type ScopedTheme = Theme & { scope: AuditScope };

/** Every rule in the first theme, and in the others those whose verdict a theme can change. */
export const scopedThemes: readonly ScopedTheme[] = storyThemes.map((theme, at) => ({
  ...theme,
  scope: at === 0 ? 'all' : 'theme',
}));

/** In forced colours, which replace a brand's. */
export const forcedThemes: readonly ScopedTheme[] = storyThemes.map((theme) => ({
  ...theme,
  scope: 'theme',
}));

/** The violations that axe finds in each theme, in one call for all: `es-loans, dark: rule: reason: element`. */
export const auditThemes = (page: Page, themes: readonly ScopedTheme[]): Promise<string[]> =>
  page.evaluate(async (themes) => {
    const { applyTheme, audit } = globalThis as StoryWindow;
    const violations: string[] = [];
    for (const { scope, ...theme } of themes) {
      applyTheme(theme);
      const found = (await audit(scope)).violations;
      violations.push(...found.map((each) => `${theme.brand}, ${theme.scheme}: ${each}`));
    }
    return violations;
  }, themes);

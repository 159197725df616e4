import type { AuditScope } from '@plaza/testing/browser';
import type { Page } from 'playwright';
import { type Look, looks } from './looks.ts';
import type { StageWindow } from './stage.ts';

export type ScopedLook = Look & { scope: AuditScope };

/** Every rule in the first look, and in the others those whose verdict a theme can change. */
export const allLooks: readonly ScopedLook[] = looks.map((look, at) => ({
  ...look,
  scope: at === 0 ? 'all' : 'theme',
}));

/** Forced colours replace a brand's, so that one brand stands for all. */
export const forcedLooks: readonly ScopedLook[] = looks
  .filter(({ brand }) => brand === looks[0]?.brand)
  .map((look) => ({ ...look, scope: 'theme' }));

/** What axe objects to in each look, in one call for all: `olivar, dark: rule: reason: element`. */
export const auditLooks = (page: Page, looks: readonly ScopedLook[]): Promise<string[]> =>
  page.evaluate(async (looks) => {
    const { dress, audit } = globalThis as StageWindow;
    const violations: string[] = [];
    for (const { scope, ...look } of looks) {
      dress(look);
      const found = (await audit(scope)).violations;
      violations.push(...found.map((each) => `${look.brand}, ${look.scheme}: ${each}`));
    }
    return violations;
  }, looks);

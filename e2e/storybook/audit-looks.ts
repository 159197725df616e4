import type { Page } from 'playwright';
import type { Look } from './looks.ts';
import type { StageWindow } from './stage.ts';

/** What axe objects to in each look, in one call for all: `olivar, dark: rule: reason: element`. */
export const auditLooks = (page: Page, looks: readonly Look[]): Promise<string[]> =>
  page.evaluate(async (looks) => {
    const { dress, audit } = globalThis as StageWindow;
    const objections: string[] = [];
    for (const look of looks) {
      dress(look);
      const { violations } = await audit();
      objections.push(...violations.map((each) => `${look.brand}, ${look.scheme}: ${each}`));
    }
    return objections;
  }, looks);

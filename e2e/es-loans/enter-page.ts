import { person } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { BrowserContextOptions, Page } from 'playwright';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { openTab } from '../environment/open-tab.ts';
import { esLoans, undecided } from './es-loans.ts';

/**
 * The site and browser of this file, and `enter`, which opens a page as a new visitor, by default
 * an undecided one.
 */
export function sharedEntrance() {
  const environment = sharedEnvironment(esLoans);
  const browser = sharedBrowser();
  async function enter(path: string, options: BrowserContextOptions = undecided) {
    const context = await browser().newContext({ userAgent: person, ...options });
    const tab = await openTab(context, environment().site);
    await tab.goto(path);
    return { ...tab, context, close: () => context.close() };
  }
  return { environment, browser, enter };
}

export const dialog = (page: Page) => page.locator('dialog[open]');

export const button = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

export const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent');

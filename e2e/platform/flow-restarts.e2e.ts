import { sharedBrowser } from '@plaza/testing/vitest';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { findSite } from '../environment/site-apps.ts';
import { visitorsOfPage } from '../environment/visitors.ts';

const platform = await findSite('platform');
const environment = sharedEnvironment(platform);
const browser = sharedBrowser();

const path = '/es/reunir-mis-deudas/';

async function openFlow(javaScriptEnabled: boolean) {
  const { refused } = await visitorsOfPage(environment().site + path);
  const context = await browser().newContext({
    ...refused,
    javaScriptEnabled,
    viewport: { width: 320, height: 700 },
  });
  const page = await context.newPage();
  await page.goto(environment().site + path);
  return { page, context };
}

const next = (page: Page) => page.locator('form[data-flow-form] button[value="continue"]').click();
const step = (page: Page, name: string) => page.locator(`[data-flow-step="${name}"]`).waitFor();

async function addDebt(page: Page, amount: string) {
  await page.locator('[name="debtKind"][value="credit-card"]').check();
  await page.locator('[name="debtAmount"]').fill(amount);
  await page.locator('[name="debtPayment"]').fill('60');
  await next(page);
}

it.each([
  ['without JavaScript', false],
  ['with JavaScript', true],
])(
  '§2.3 a flow %s keeps every answer: an error, back, another tab, a restart',
  async (_, script) => {
    const { page, context } = await openFlow(script);
    await addDebt(page, 'muchos');
    await page.locator('[role=alert]:focus').waitFor();
    expect(await page.locator('[name="debtAmount"]').inputValue()).toBe('muchos');
    await addDebt(page, '1.500');
    await step(page, 'situation');
    const other = await context.newPage();
    await other.goto(`${environment().site}${path}?step=situation`);
    await page.locator('[value="behind"]').check();
    await next(page);
    await step(page, 'work');
    await other.locator('[value="tight"]').check();
    await next(other);
    await other.locator('[data-flow-stored]').waitFor();
    await other.close();
    await environment().stopService();
    await environment().startService();
    await page.goto(`${environment().site}${path}?step=debts&item=1`);
    expect(await page.locator('[name="debtAmount"]').inputValue()).toMatch(/^1\.?500$/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  },
);

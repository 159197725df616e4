import { newClientAddress } from '@plaza/flow-server/testing/flow-client';
import { until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { findSite } from '../environment/site-apps.ts';
import { visitorsOfPage } from '../environment/visitors.ts';
import { linkMailedTo } from './mailed-link.ts';
import { fillIn, press, stepShown } from './walk-in-browser.ts';

const environment = sharedEnvironment(await findSite('platform'));
const browser = sharedBrowser();

const path = '/es/reunir-mis-deudas/';
const at = (step = '') => environment().site + path + (step && `?step=${step}`);

async function openFlow(options: BrowserContextOptions = {}) {
  const { refused } = await visitorsOfPage(environment().site + path);
  const context = await browser().newContext({
    ...refused,
    viewport: { width: 320, height: 700 },
    extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() },
    ...options,
  });
  // A service that was just restarted takes its time on a busy machine.
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.goto(at());
  return { page, context };
}

const debt = { debtKind: ['credit-card'], debtAmount: ['1.500'], debtPayment: ['60'] };

/** Answers steps and goes on, without JavaScript in the page too. */
async function answer(page: Page, step: string, typed: Record<string, string[]>) {
  await stepShown(page, step);
  await fillIn(page, typed);
  await press(page, 'continue');
}

async function answerToContact(page: Page, email: string) {
  await answer(page, 'debts', debt);
  await answer(page, 'situation', { paymentSituation: ['tight'] });
  await answer(page, 'work', { employment: ['pensioner'] });
  await answer(page, 'income', { monthlyIncome: ['1400'] });
  await answer(page, 'home', { housing: ['owner'], housingCost: ['0'], dependants: ['0'] });
  await answer(page, 'contact', { email: [email], phone: ['612345678'] });
  await stepShown(page, 'call');
}

describe('§2.3 a flow loses no answer', () => {
  it.each([
    ['without JavaScript', false],
    ['with JavaScript', true],
  ])('%s: an error, back, another tab, a restart of the service', async (_, javaScriptEnabled) => {
    const { page, context } = await openFlow({ javaScriptEnabled });
    await answer(page, 'debts', { ...debt, debtAmount: ['muchos'] });
    await page.locator('[role=alert]:focus').waitFor();
    expect(await page.locator('[name="debtAmount"]').inputValue()).toBe('muchos');
    await answer(page, 'debts', debt);
    await stepShown(page, 'situation');
    const other = await context.newPage();
    await other.goto(at('situation'));
    await answer(page, 'situation', { paymentSituation: ['behind'] });
    await stepShown(page, 'work');
    await answer(other, 'situation', { paymentSituation: ['tight'] });
    await other.locator('[data-flow-stored]').waitFor();
    await other.close();
    if (javaScriptEnabled) {
      await environment().stopService();
      await page.goto(`${at('debts')}&item=1`);
      await stepShown(page, 'unavailable');
      expect(await page.locator('[data-flow-field]').count()).toBe(0);
      await environment().startService();
      // The site spares a service that was away for a moment; a visitor tries again.
      await until(async () => {
        await page.locator('[data-flow-back]').click();
        await stepShown(page, 'debts', 10_000);
        return true;
      }, 60_000);
    } else await page.goto(`${at('debts')}&item=1`);
    await stepShown(page, 'debts');
    expect(await page.locator('[name="debtAmount"]').inputValue()).toMatch(/^1\.?500$/);
    expect(await page.locator('[data-flow-total]').textContent()).toMatch(/1\.?500/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await context.close();
  });

  it('goes on by a link on a second device, and offers to at its own address', async () => {
    const email = 'otro-aparato@correo.example';
    const first = await openFlow();
    await answerToContact(first.page, email);
    await fillIn(first.page, { callTime: ['morning'] });
    await press(first.page, 'later');
    await first.page.locator('[data-flow-resent]:not([hidden])').waitFor();
    const second = await openFlow();
    await second.page.goto(await linkMailedTo(email, environment().leadForm));
    await press(second.page, 'confirm');
    // What was typed with the request for the link is there, too.
    await stepShown(second.page, 'person');
    expect(second.page.url()).not.toContain('token=');
    // A link shows no address to its holder, and ends what the first browser may read.
    await second.page.goto(at('contact'));
    await second.page.locator('[data-flow-masked]:not([hidden])').waitFor();
    const shown = await second.page.content();
    expect(shown).not.toContain(email);
    expect(shown).not.toContain('612345678');
    await first.page.goto(at('contact'));
    await stepShown(first.page, 'elsewhere');
    expect(await first.page.content()).not.toContain(email);
    await second.page.goto(at());
    await stepShown(second.page, 'resume');
    await press(second.page, 'continue');
    await stepShown(second.page, 'person');
    await second.page.goto(at());
    await press(second.page, 'restart');
    await stepShown(second.page, 'debts');
    await first.context.close();
    await second.context.close();
  });

  it('keeps what was typed when the connection is cut, and after it is slow', async () => {
    const { page, context } = await openFlow();
    await fillIn(page, debt);
    await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('1.500'));
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const emulate = (offline: boolean, latency: number) =>
      network.send('Network.emulateNetworkConditions', {
        ...{ offline, latency, downloadThroughput: 6_000, uploadThroughput: 6_000 },
      });
    await emulate(true, 0);
    await press(page, 'continue');
    await page.waitForURL(/chrome-error:/);
    await emulate(false, 300);
    await page.goto(at());
    const amount = page.locator('[name="debtAmount"]');
    await expect.poll(() => amount.inputValue()).toBe('1.500');
    expect(await page.locator('[name="debtKind"]:checked').getAttribute('value')).toBe(
      'credit-card',
    );
    await press(page, 'continue');
    await stepShown(page, 'situation');
    await context.close();
  });

  it('sends an answer that was wrong with the first click after it is put right', async () => {
    const { page, context } = await openFlow();
    await answer(page, 'debts', { ...debt, debtPayment: ['muchos'] });
    await page.locator('[role=alert]:focus').waitFor();
    await page.locator('[name="debtPayment"]').fill('60');
    // The focus leaves with the press, and the room of the error with it.
    const button = page.locator('[data-flow-form] [value="continue"]');
    const { height = 0 } = (await button.boundingBox()) ?? {};
    await button.click({ position: { x: 20, y: height - 4 } });
    await stepShown(page, 'situation');
    await context.close();
  });

  it('is answered with the keyboard alone, with text at 200 %', async () => {
    const { page, context } = await openFlow({ viewport: { width: 640, height: 700 } });
    const isWide = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth > innerWidth;
    });
    expect(isWide).toBe(false);
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await page.locator(`${selector}:focus`).count()) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not reach ${selector}`);
    };
    await tabTo('[name="debtKind"]');
    await page.keyboard.press('Space');
    await tabTo('[name="debtAmount"]');
    await page.keyboard.type('muchos');
    await page.keyboard.press('Enter');
    await page.locator('[role=alert]:focus').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('[name="debtAmount"]:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('1.500');
    await tabTo('[name="debtPayment"]');
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await stepShown(page, 'situation');
    await context.close();
  });
});

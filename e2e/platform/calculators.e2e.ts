import { sharedBrowser } from '@plaza/testing/vitest';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { findOverflow } from '../environment/audit-accessibility.ts';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { answerVendors, openTab } from '../environment/open-tab.ts';
import { findSite } from '../environment/site-apps.ts';
import { visitorsOfPage } from '../environment/visitors.ts';

const environment = sharedEnvironment(await findSite('platform'));
const browser = sharedBrowser();

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string) {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.locator(`${selector}:focus`).count()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** What a calculator says and draws. */
const shownOn = (page: Page) =>
  page.evaluate(() => ({
    sentences: [...document.querySelectorAll('output[data-live]')].map(
      ({ ariaLive, textContent }) => [ariaLive, textContent.replace(/\s/g, ' ')],
    ),
    drawn: [...document.querySelectorAll('path[data-path]')].map((path) => path.getAttribute('d')),
    rows: document.querySelector('tbody[data-rows]')?.textContent ?? '',
  }));

/** What nobody can read: cut off, or beside the view. */
const lostOn = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, p, label, input, button, output, th, td, figcaption, svg, legend)',
    );
    return [...parts].flatMap((part) => {
      if (
        !part.checkVisibility({ visibilityProperty: true }) ||
        part.matches('.pz-visually-hidden')
      )
        return [];
      const { left, right } = part.getBoundingClientRect();
      const isCut =
        getComputedStyle(part).overflow === 'hidden' && part.scrollWidth > part.clientWidth + 1;
      return left < -1 || right > innerWidth + 1 || isCut ? [part.outerHTML.slice(0, 120)] : [];
    });
  });

/** Runs in the page: whether there is a figure that matters most, and it is in view. */
function headlineInView(): boolean {
  const box = document.querySelector('.pz-tool__headline output')?.getBoundingClientRect();
  return box !== undefined && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
}

// A plan for several debts has no single figure.
const calculators = [
  {
    path: '/fi/lainalaskuri/',
    field: 'amount',
    typed: '4 000 euroa',
    read: '4000',
    hasHeadline: true,
  },
  {
    path: '/de/zinseszinsrechner/',
    field: 'principal',
    typed: '6.000,- €',
    read: '6000',
    hasHeadline: true,
  },
  {
    path: '/se/kostnad-for-sen-betalning/',
    field: 'amount',
    typed: '25 000 kr',
    read: '25000',
    hasHeadline: true,
  },
  {
    path: '/pl/plan-splaty-dlugow/',
    field: 'budget',
    typed: '2000',
    read: '2000',
    hasHeadline: false,
  },
] as const;

it.each(calculators)(
  '§2 $path is worked by keyboard alone, on a small phone and in large text',
  async ({ path, field, typed, read, hasHeadline }) => {
    const { site } = environment();
    const { refused } = await visitorsOfPage(site + path);
    const viewport = { width: 320, height: 640 };
    const context = await browser().newContext({ ...refused, viewport });
    await answerVendors(context);
    context.setDefaultTimeout(5_000);
    const { page, pageErrors, goto } = await openTab(context, site);
    await goto(path);
    const asked = () => new URL(page.url()).searchParams.get(field);
    const first = await shownOn(page);
    expect(first.drawn.length).toBeGreaterThan(0);
    // The field, then its slider: the next step, then back.
    await tabTo(page, `[name="${field}"]`);
    const input = page.locator(`[name="${field}"]`);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await expect.poll(asked).toBe(read);
    const slider = page.locator(`[data-slider="${field}"]`);
    expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await slider.inputValue()).toBe(read);
    await page.keyboard.press('ArrowRight');
    await expect.poll(asked).not.toBe(read);
    expect(await input.inputValue()).not.toBe(read);
    const changed = await shownOn(page);
    expect(changed.sentences.every(([live]) => live === 'polite')).toBe(true);
    expect(changed.sentences).not.toEqual(first.sentences);
    expect(changed.drawn).not.toEqual(first.drawn);
    expect(changed.rows).not.toBe(first.rows);
    expect(await page.evaluate(headlineInView)).toBe(hasHeadline);
    // A shared address says the same without JavaScript.
    const address = page.url().replace(/#.*/, '');
    for (const [, sentence = ''] of changed.sentences)
      expect((await (await fetch(address)).text()).replace(/&nbsp;|\s/g, ' ')).toContain(sentence);
    expect([await findOverflow(page), await lostOn(page)]).toEqual([[], []]);
    await page.setViewportSize({ width: 640, height: 640 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect([await findOverflow(page), await lostOn(page), pageErrors]).toEqual([[], [], []]);
    await context.close();
  },
);

it('§2 answers what was typed, or restored by the browser, before its script has come', async () => {
  const { site } = environment();
  const path = '/fi/lainalaskuri/';
  const { refused } = await visitorsOfPage(site + path);
  const context = await browser().newContext(refused);
  await answerVendors(context);
  const { page, pageErrors, goto } = await openTab(context, site);
  const script = Promise.withResolvers<void>();
  await page.route('**/loan-calculator-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await goto(path);
  const first = await shownOn(page);
  await page.fill('[name="amount"]', '4000');
  expect(await shownOn(page)).toEqual(first);
  script.resolve();
  await expect.poll(() => shownOn(page)).not.toEqual(first);
  expect(await page.inputValue('[data-slider="amount"]')).toBe('4000');
  // The offers below are those of the nearest amount, and the list compares what was typed.
  const offers = page.locator('[data-shown^="offers-"]:not([hidden])');
  const offered = await offers.getAttribute('data-shown');
  const all = page.locator('[data-link="offers"]');
  expect(await all.getAttribute('href')).toMatch(/\?amount=4000$/);
  await page.fill('[name="amount"]', '50 000');
  await expect.poll(() => all.getAttribute('href')).toMatch(/\?amount=50000$/);
  expect(await offers.getAttribute('data-shown')).not.toBe(offered);
  await all.click();
  await expect.poll(() => page.inputValue('[name="amount"]')).toBe('50000');
  expect(pageErrors).toEqual([]);
  await context.close();
});

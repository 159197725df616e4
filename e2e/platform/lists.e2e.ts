import { person } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findOverflow } from '../environment/audit-accessibility.ts';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { answerVendors, openTab } from '../environment/open-tab.ts';
import { findSite } from '../environment/site-apps.ts';
import { stayOnPage } from '../environment/stay-on-page.ts';
import { visitorsOfPage } from '../environment/visitors.ts';

const platform = await findSite('platform');
const environment = sharedEnvironment(platform);
const browser = sharedBrowser();

const LIST = '/se/hitta-lan/';
const BROKERS = '/se/natmaklare/';
const BROKERS_OF_FINLAND = '/fi/valittajat/';
const BROKERS_OF_ROMANIA = '/ro/brokeri/';
const BROKERS_OF_POLAND = '/pl/brokerzy/';

/** A list as somebody sees it: its products in order, their costs, and the sentence. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const visible = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((each) =>
        each.checkVisibility(),
      );
    const texts = (selector: string) => visible(selector).map((each) => each.textContent);
    return {
      products: visible('[data-items] > li').map((item) => item.dataset.item),
      costs: texts('[data-figure="totalPayable"] dd'),
      reasons: texts('.pz-product__reason'),
      sentence: texts('[data-value="sentence"]'),
      comparison: texts('.pz-compare th, .pz-compare td'),
      chips: texts('.pz-live__chip-list a'),
    };
  });

async function open(path: string, options: { javaScriptEnabled?: boolean; width?: number } = {}) {
  const { javaScriptEnabled = true, width = 1280 } = options;
  const viewport = { width, height: 800 };
  const { refused } = await visitorsOfPage(environment().site + LIST);
  const context = await browser().newContext({ ...refused, javaScriptEnabled, viewport });
  await answerVendors(context);
  context.setDefaultTimeout(5_000);
  const tab = await openTab(context, environment().site);
  if (javaScriptEnabled) await tab.goto(path);
  else await tab.page.goto(environment().site + path);
  return { ...tab, context };
}

/** Runs in the page: links of the comparison that a finger misses, and words of it that break. */
function comparisonFaults(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const low = visible('.pz-compare th a').filter((link) => link.offsetHeight < 44);
  const broken = visible('.pz-compare .pz-button [data-value]').flatMap(({ firstChild }) => {
    const words = [...(firstChild?.textContent ?? '').matchAll(/\S+/g)];
    return words.flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(firstChild as Text, index);
      range.setEnd(firstChild as Text, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
  return [...low.map(({ textContent }) => textContent), ...broken];
}

/** Runs in the page: the height of its highest row, closed; of those with a warning, and of the others. */
function highestRows(): { warned: number; plain: number } {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.pz-product details'))
    details.open = false;
  const highest = { warned: 0, plain: 0 };
  for (const row of document.querySelectorAll<HTMLElement>('.pz-product')) {
    if (!row.checkVisibility()) continue;
    const kind = row.querySelector('.pz-product-warning') ? 'warned' : 'plain';
    highest[kind] = Math.max(highest[kind], row.offsetHeight);
  }
  return highest;
}

/** The most pixels of a row by the width of the window. The words that warn of CFDs come on top. */
const MOST = { 1280: { plain: 130, warned: 185 }, 360: { plain: 240, warned: 375 } };

/** Runs in the page: offers whose name, figures and button are in the first screen. */
const offersInView = (): number =>
  [...document.querySelectorAll('.pz-product__action')].filter(
    (action) => action.checkVisibility() && action.getBoundingClientRect().bottom <= innerHeight,
  ).length;

/** The offers that Google's tag has heard of. */
const chosenOffers = (page: Page): Promise<object[]> =>
  page.evaluate(() =>
    [...(Reflect.get(globalThis, 'dataLayer') ?? [])]
      .map((call) => Array.from(call as ArrayLike<unknown>))
      .filter(([command, event]) => command === 'event' && event === 'select_content')
      .map(([, , params]) => params as object),
  );

describe('§1 a live list', () => {
  it('is the same at a shared address with and without JavaScript, and is cached by nobody', async () => {
    const path = `${LIST}?amount=8000&term=240&sort=instalment-ascending&filter=age:18&compare=11&compare=13`;
    const answer = await fetch(environment().site + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    const [plain, scripted] = [await open(path, { javaScriptEnabled: false }), await open(path)];
    const shown = await shownOn(scripted.page);
    expect(await shownOn(plain.page)).toEqual(shown);
    expect(shown.products.length).toBeGreaterThan(1);
    expect(shown.chips.length).toBe(3);
    expect(shown.comparison[1]).toContain('Alnö Kredit');
    // What was typed and left before the list is loaded, as its country writes it.
    await scripted.page.fill('[name="amount"]', '9 000 kr');
    await scripted.page.keyboard.press('Tab');
    const amount = () => new URL(scripted.page.url()).searchParams.get('amount');
    await expect.poll(amount).toBe('9000');
    expect(await scripted.page.inputValue('[name="amount"]')).toBe('9000');
    expect(scripted.pageErrors).toEqual([]);
    for (const { context } of [plain, scripted]) await context.close();
  });

  it('works as a form without JavaScript', async () => {
    const { page, context } = await open(LIST, { javaScriptEnabled: false });
    await page.fill('[name="amount"]', '20000');
    await page.check('[name="sort"][value="apr-ascending"]');
    await page.check('[name="compare"] >> nth=0');
    await page.click('.pz-live .pz-submit');
    await page.waitForURL(({ searchParams }) => searchParams.get('amount') === '20000');
    const { sentence, comparison, reasons } = await shownOn(page);
    expect(sentence[0]).toContain('20 000 kr'.replaceAll(' ', '\u00a0'));
    expect(comparison.length).toBeGreaterThan(4);
    expect(reasons[0]).toMatch(/%/);
    await context.close();
  });

  it('is worked by keyboard alone: a filter, its chip, and the comparison', async () => {
    const { page, context } = await open(BROKERS);
    const before = await shownOn(page);
    await page.locator('.pz-live__filters > .pz-live__summary').focus();
    await page.keyboard.press('Enter');
    const box = page.locator('[name="filter"]').first();
    await box.focus();
    await page.keyboard.press('Space');
    const shownCount = async () => (await shownOn(page)).products.length;
    await expect.poll(shownCount).toBeLessThan(before.products.length);
    expect(new URL(page.url()).searchParams.getAll('filter')).toHaveLength(1);
    await page.locator('.pz-live__chip-list a:visible').focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await shownOn(page)).products).toEqual(before.products);
    expect(new URL(page.url()).search).toBe('');
    await page.locator('[name="compare"]').first().focus();
    await page.keyboard.press('Space');
    // The bar appears with what it compares.
    await page.locator('.pz-compare-bar button').waitFor();
    await page.locator('.pz-compare-bar button').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('compare');
    await context.close();
  });

  it('keeps a comparison for the visit on a phone, and refuses a fifth product', async () => {
    const { page, goto, context } = await open('/se/lp/', { width: 360 });
    // What does not fit the question can be compared, too.
    for (const group of await page.locator('.pz-product-list__misfits').all())
      await group.evaluate((details) => details.setAttribute('open', ''));
    for (const index of [0, 1, 2, 3, 4]) await page.locator('[name="compare"]').nth(index).click();
    await page.locator('[data-shown="compare-refused"]').waitFor();
    const compared = await shownOn(page);
    expect(compared.comparison.length).toBeGreaterThan(20);
    // The table of four is scrolled in its own frame.
    expect(await findOverflow(page)).toEqual([]);
    expect(await page.evaluate(comparisonFaults)).toEqual([]);
    await goto('/se/kreditkort/');
    await goto('/se/lp/');
    await page.locator('.pz-compare').waitFor();
    expect((await shownOn(page)).comparison).toEqual(compared.comparison);
    await context.close();
  });

  it.each([
    '/ro/',
    '/se/lp/',
    '/se/produkter/',
    LIST,
    '/se/kreditkort/',
    '/se/sparkonton/',
    BROKERS,
    '/se/samla-lan/',
    // Languages of long words, and the longest names of supervisors and guarantees.
    '/fi/luottokortit/',
    '/fi/velkojen-yhdistaminen/',
    BROKERS_OF_FINLAND,
    '/de/sparkonten/',
    '/us/savings-accounts/',
    BROKERS_OF_ROMANIA,
    BROKERS_OF_POLAND,
    // The longest derivation of a yearly cost.
    '/mx/tarjetas-de-credito/',
  ])(
    '%s has rows that are not too high at 1280 and 360 px, and offers in the first screen',
    async (path) => {
      const { page, context } = await open(path);
      // A font that loads too late on the first visit is cached on the second.
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      await page.setViewportSize({ width: 1280, height: 900 });
      expect(await page.evaluate(offersInView)).toBeGreaterThanOrEqual(3);
      const wide = await page.evaluate(highestRows);
      expect(wide.plain).toBeLessThanOrEqual(MOST[1280].plain);
      expect(wide.warned).toBeLessThanOrEqual(MOST[1280].warned);
      await page.setViewportSize({ width: 360, height: 780 });
      const narrow = await page.evaluate(highestRows);
      expect(narrow.plain).toBeLessThanOrEqual(MOST[360].plain);
      expect(narrow.warned).toBeLessThanOrEqual(MOST[360].warned);
      expect(await page.evaluate(offersInView)).toBeGreaterThanOrEqual(1);
      await context.close();
    },
  );

  it('opens its filters on a phone as a sheet, which never covers what has the focus', async () => {
    const { page, context } = await open('/se/kreditkort/', { width: 360 });
    const line = page.locator('[data-sheet] > summary');
    const sheet = page.locator('.pz-live__sheet');
    expect(await sheet.isVisible()).toBe(false);
    await line.click();
    await page.fill('[name="spending"]', '90000');
    await expect.poll(() => line.textContent()).toMatch(/90\s000/);
    const box = await sheet.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800);
    // Without a script it is sent; with one it has answered.
    expect(await sheet.locator('.pz-submit').isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    expect(await sheet.isVisible()).toBe(false);
    await line.click();
    await page.locator('[name="compare"]').first().focus();
    await expect.poll(() => sheet.isVisible()).toBe(false);
    await context.close();
  });

  it('§9 tells vendors the offer that is chosen, without the amount of a loan, on a card, in the comparison and in an overview', async () => {
    const { decided } = await visitorsOfPage(`${environment().site}/es/lp/`);
    const everything = decided({ preferences: true, statistics: true, marketing: true });
    const context = await browser().newContext({ ...everything, userAgent: person });
    await answerVendors(context);
    await stayOnPage(context);
    const { page, gotoCounted } = await openTab(context, environment().site);
    /** What Google's tag hears of the chosen offer of a place. */
    const choose = async (place: string) => {
      const action = page.locator(`${place} [data-product-action]:visible`).first();
      const id = await action.getAttribute('data-track-item-id');
      const before = (await chosenOffers(page)).length;
      await action.click();
      await expect.poll(async () => (await chosenOffers(page)).length).toBe(before + 1);
      const told = (await chosenOffers(page)).at(-1);
      expect(told).toMatchObject({ content_type: 'product', item_id: id });
      // The amount of a loan is not what it is worth (decision 106).
      expect(told).not.toHaveProperty('value');
    };
    await gotoCounted('/es/lp/');
    await page.fill('[name="amount"]', '700');
    await page.locator('[name="compare"]').first().check();
    await page.locator('.pz-compare').waitFor();
    await choose('.pz-product');
    await choose('.pz-compare');
    await gotoCounted('/es/');
    await choose('.pz-overview');
    await context.close();
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { dialogLocales } from '../src/testing/dialog-locales.ts';
import { openDialogPage, sharedDialogPage } from './dialog-page.ts';
import { cookieOf, decidedOn, focused } from './read-page.ts';

const texts = dialogLocales['es-ES'];
const { consentKeys, acceptAll, acceptButton, deny } = texts.content;

const { browser, dialog, page, visit } = sharedDialogPage();

/** These pages log nothing, so any message is an error. */
beforeEach(() => expect(visit().pageErrors()).toEqual([]));

const press = async (...keys: string[]) => {
  for (const key of keys) await page().keyboard.press(key);
};
const toggle = (name: string) => dialog().getByRole('switch', { name });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const decided = () => decidedOn(visit());

describe.each(['fetched', 'present'] as const)('§2.5 a dialog that is %s', (kind) => {
  beforeEach(() => visit().prompt({ dialog: kind }));

  test('opens over the page, is named by its title and focuses it', async () => {
    expect(await page().getByRole('dialog', { name: texts.labels.title }).count()).toBe(1);
    expect(await focused(page())).toContain('pz-consent__title');
    expect(visit().requested.includes('/dialog.html')).toBe(kind === 'fetched');
  });

  test('leaves the page behind it unchanged and does not shift it', async () => {
    expect(await page().locator('main h1').textContent()).toBe('Olivar');
    expect(
      await page()
        .locator('main')
        .evaluate((main) => main.getAttributeNames()),
    ).toEqual([]);
    const shifts = await page().evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<number>();
      new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
        type: 'layout-shift',
        buffered: true,
      });
      setTimeout(resolve, 50, 0);
      return promise;
    });
    expect(shifts).toBe(0);
  });

  test('decides under a policy that forbids inline styles and requires Trusted Types', async () => {
    await button(acceptAll).click();
    expect(await dialog().isVisible()).toBe(false);
    expect(await decided()).toEqual({ preferences: true, statistics: true, marketing: true });
    await page().reload();
    expect(await dialog().isVisible()).toBe(false);
  });
});

describe('§2.5, §4.1 the buttons', () => {
  beforeEach(() => visit().prompt());

  test('§4.1 before a decision all optional toggles are off; necessary is on and disabled', async () => {
    expect(await toggle(consentKeys.necessary).isChecked()).toBe(true);
    expect(await toggle(consentKeys.necessary).isDisabled()).toBe(true);
    for (const name of ['preferences', 'statistics', 'marketing'] as const)
      expect(await toggle(consentKeys[name]).isChecked(), name).toBe(false);
    expect(await cookieOf(visit())).toBeUndefined();
  });

  test('§2.5 the second button reads accept while an optional toggle is on, otherwise deny, at the same size', async () => {
    const size = await button(deny).boundingBox();
    for (const name of ['preferences', 'statistics', 'marketing'] as const) {
      await toggle(consentKeys[name]).click();
      expect(await button(deny).count(), name).toBe(0);
      expect(await button(acceptButton).boundingBox(), name).toEqual(size);
      await toggle(consentKeys[name]).click();
      expect(await button(acceptButton).count(), name).toBe(0);
    }
    await button(deny).click();
    expect(await decided()).toEqual({ preferences: false, statistics: false, marketing: false });
  });

  test('§4.1 the second button saves the selection', async () => {
    await toggle(consentKeys.statistics).click();
    await button(acceptButton).click();
    expect(await dialog().isVisible()).toBe(false);
    expect(await decided()).toEqual({ preferences: false, statistics: true, marketing: false });
  });

  test.each(['light', 'dark'] as const)(
    'design §7 both are the same element and look the same, %s',
    async (colorScheme) => {
      await page().emulateMedia({ colorScheme });
      for (const width of [320, 360, 768, 1280]) {
        await page().setViewportSize({ width, height: 800 });
        const [one, other] = await dialog()
          .locator('[data-consent-button]')
          .evaluateAll((buttons) =>
            buttons.map((element) => ({
              name: element.localName,
              type: element.getAttribute('type'),
              ...Object.fromEntries(
                [...getComputedStyle(element)].map((property) => [
                  property,
                  getComputedStyle(element).getPropertyValue(property),
                ]),
              ),
            })),
          );
        expect(Object.keys(one ?? {}).length).toBeGreaterThan(300);
        expect(one).toEqual(other);
      }
      await page().setViewportSize({ width: 360, height: 640 });
    },
  );
});

describe('§2.5 reopened', () => {
  const reopen = async (opener = 'button') => {
    await page().locator(`main ${opener}[data-consent-open]`).click();
    await page().locator('dialog:modal').waitFor();
  };
  beforeEach(async () => {
    await visit().prompt();
    await toggle(consentKeys.statistics).click();
    await button(acceptButton).click();
    await decided();
  });

  test.each(['button', 'a'])('by a %s, it shows the current choice', async (opener) => {
    await reopen(opener);
    expect(await toggle(consentKeys.statistics).isChecked()).toBe(true);
    expect(await toggle(consentKeys.marketing).isChecked()).toBe(false);
    expect(await button(acceptButton).count()).toBe(1);
    expect(page().url()).not.toContain('politica');
  });

  test('a decision restores the focus', async () => {
    await reopen();
    await button(acceptAll).click();
    await page().locator('dialog:modal').waitFor({ state: 'detached' });
    expect(await focused(page())).toContain('data-consent-open');
  });

  test('Esc closes it without changes and restores the focus', async () => {
    const before = await cookieOf(visit());
    await reopen();
    await dialog().getByRole('tab').nth(1).click();
    await dialog().getByRole('tab').first().click();
    await toggle(consentKeys.statistics).click();
    await press('Escape');
    expect(await dialog().isVisible()).toBe(false);
    expect(await focused(page())).toContain('data-consent-open');
    expect(await cookieOf(visit())).toEqual(before);
    await reopen();
    expect(await toggle(consentKeys.statistics).isChecked()).toBe(true);
  });

  test('§4.1 it withdraws consent', async () => {
    await reopen();
    await toggle(consentKeys.statistics).click();
    await button(deny).click();
    await page().waitForFunction(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming).type === 'reload';
    });
    expect(await decided()).toEqual({ preferences: false, statistics: false, marketing: false });
  });
});

test('a prompt closes when another tab has saved a decision', async () => {
  await visit().prompt();
  const other = await visit().context.newPage();
  await other.goto(page().url());
  await other.getByRole('button', { name: deny, exact: true }).click();
  await dialog().waitFor({ state: 'hidden' });
  await other.close();
});

test('no prompt opens if another tab decides before the dialog has loaded', async () => {
  const release = visit().holdDialog();
  await visit().load();
  const other = await visit().context.newPage();
  await other.goto(page().url());
  await other.getByRole('button', { name: deny, exact: true }).click();
  await other.close();
  release();
  await dialog().waitFor({ state: 'attached' });
  await page().locator('main button').click();
  expect(await page().locator('dialog[closedby=closerequest]').count()).toBe(1);
});

test('§2.5 after a failed fetch the dialog is fetched again', async () => {
  await page().route('**/dialog.html*', (route) => route.abort(), { times: 1 });
  await visit().load();
  await page().waitForFunction(() => reports.length > 0);
  await page().locator('main button').click();
  await page().getByRole('dialog').waitFor();
  expect(visit().pageErrors()).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('without a prompt nothing is fetched', async () => {
  await visit().load({ country: 'US' });
  expect(visit().requested.toSorted()).toEqual([
    '/',
    '/fonts/figtree-western.woff2',
    '/script.js',
    '/styles.css',
  ]);
  expect(await dialog().count()).toBe(0);
});

test('§2.5 a missing dialog covers and decides nothing, and its link leads to the policy', async () => {
  await visit().load({ dialog: 'missing' });
  await page().waitForFunction(() => reports.length > 0);
  expect(await page().evaluate(() => String(reports[0]))).toBe('Error: No dialog: /missing.html');
  expect(await cookieOf(visit())).toBeUndefined();
  await page().locator('main a[data-consent-open]').click();
  await page().waitForURL('**/politica-de-cookies/');
  expect(
    visit()
      .pageErrors()
      .every((complaint) => complaint.includes('404')),
  ).toBe(true);
});

test.each(['fetched', 'present'] as const)(
  '§2.5 without JavaScript a dialog that is %s covers nothing and nothing is stored',
  async (kind) => {
    const plain = await openDialogPage(browser(), { javaScriptEnabled: false });
    await plain.load({ dialog: kind });
    expect(await plain.page.locator('dialog').isVisible()).toBe(false);
    await plain.page.locator('main button').click({ trial: true });
    expect(await plain.context.cookies()).toEqual([]);
    await plain.context.close();
  },
);

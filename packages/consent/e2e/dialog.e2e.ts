import { beforeEach, describe, expect, test } from 'vitest';
import { dialogLocales } from '../src/testing/dialog-locales.ts';
import { openDialogPage, sharedDialogPage } from './dialog-page.ts';
import { cookieOf, decidedOn, focused } from './read-page.ts';

const words = dialogLocales['es-ES'];
const { consentKeys, acceptAll, acceptButton, deny } = words.content;

const { browser, dialog, page, visit } = sharedDialogPage();

/** The harness's own pages are quiet, so whatever was said is a fault. */
beforeEach(() => expect(visit().complaints()).toEqual([]));

const press = async (...keys: string[]) => {
  for (const key of keys) await page().keyboard.press(key);
};
const toggle = (name: string) => dialog().getByRole('switch', { name });
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const decided = () => decidedOn(visit());

describe.each(['fetched', 'present'] as const)('§2.5 a dialog that is %s', (kind) => {
  beforeEach(() => visit().ask({ dialog: kind }));

  test('opens over the page, is called by its title and read from there on', async () => {
    expect(await page().getByRole('dialog', { name: words.labels.title }).count()).toBe(1);
    expect(await focused(page())).toContain('pz-consent__title');
    expect(visit().asked.includes('/dialog.html')).toBe(kind === 'fetched');
  });

  test('leaves the page behind it as it was, for search engines and without a shift', async () => {
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

  test('takes a decision under a policy without inline styles and with Trusted Types', async () => {
    await button(acceptAll).click();
    expect(await dialog().isVisible()).toBe(false);
    expect(await decided()).toEqual({ preferences: true, statistics: true, marketing: true });
    await page().reload();
    expect(await dialog().isVisible()).toBe(false);
  });
});

describe('§2.5, §4.1 its buttons', () => {
  beforeEach(() => visit().ask());

  test('§4.1 nothing optional is on before a decision; necessary is on and disabled', async () => {
    expect(await toggle(consentKeys.necessary).isChecked()).toBe(true);
    expect(await toggle(consentKeys.necessary).isDisabled()).toBe(true);
    for (const name of ['preferences', 'statistics', 'marketing'] as const)
      expect(await toggle(consentKeys[name]).isChecked(), name).toBe(false);
    expect(await cookieOf(visit())).toBeUndefined();
  });

  test('§2.5 the other button reads accept while anything optional is on, else deny, and keeps its size', async () => {
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

  test('§4.1 the other button saves what is on', async () => {
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

describe('§2.5 opened again', () => {
  const reopen = async (opener = 'button') => {
    await page().locator(`main ${opener}[data-consent-open]`).click();
    await page().locator('dialog:modal').waitFor();
  };
  beforeEach(async () => {
    await visit().ask();
    await toggle(consentKeys.statistics).click();
    await button(acceptButton).click();
    await decided();
  });

  test.each(['button', 'a'])('by a %s, it shows the choice as it stands', async (opener) => {
    await reopen(opener);
    expect(await toggle(consentKeys.statistics).isChecked()).toBe(true);
    expect(await toggle(consentKeys.marketing).isChecked()).toBe(false);
    expect(await button(acceptButton).count()).toBe(1);
    expect(page().url()).not.toContain('politica');
  });

  test('a decision gives the focus back', async () => {
    await reopen();
    await button(acceptAll).click();
    await page().locator('dialog:modal').waitFor({ state: 'detached' });
    expect(await focused(page())).toContain('data-consent-open');
  });

  test('Esc closes it, changes nothing and gives the focus back', async () => {
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

  test('§4.1 it withdraws', async () => {
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

test('it stops asking when another tab has the answer', async () => {
  await visit().ask();
  const other = await visit().context.newPage();
  await other.goto(page().url());
  await other.getByRole('button', { name: deny, exact: true }).click();
  await dialog().waitFor({ state: 'hidden' });
  await other.close();
});

test('nor does it begin to ask when the answer came before the dialog did', async () => {
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

test('§2.5 a dialog that was lost on its way is fetched anew the next time', async () => {
  await page().route('**/dialog.html*', (route) => route.abort(), { times: 1 });
  await visit().load();
  await page().waitForFunction(() => reports.length > 0);
  await page().locator('main button').click();
  await page().getByRole('dialog').waitFor();
  expect(visit().complaints()).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('one who need not be asked fetches nothing', async () => {
  await visit().load({ country: 'US' });
  expect(visit().asked.toSorted()).toEqual([
    '/',
    '/fonts/figtree-western.woff2',
    '/script.js',
    '/styles.css',
  ]);
  expect(await dialog().count()).toBe(0);
});

test('§2.5 a dialog that does not come covers nothing, decides nothing, and the way back in leads to the policy', async () => {
  await visit().load({ dialog: 'missing' });
  await page().waitForFunction(() => reports.length > 0);
  expect(await page().evaluate(() => String(reports[0]))).toBe(
    'Error: No consent dialog at /missing.html',
  );
  expect(await cookieOf(visit())).toBeUndefined();
  await page().locator('main a[data-consent-open]').click();
  await page().waitForURL('**/politica-de-cookies/');
  expect(
    visit()
      .complaints()
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

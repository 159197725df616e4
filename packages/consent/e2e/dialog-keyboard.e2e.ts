import { beforeEach, describe, expect, test } from 'vitest';
import { dialogLocales } from '../src/testing/dialog-locales.ts';
import { sharedDialogPage } from './dialog-page.ts';
import { cookieOf, focused } from './read-page.ts';

const { consentKeys, tabs } = dialogLocales['es-ES'].content;

const { dialog, page, visit } = sharedDialogPage();

/** These pages log nothing, so any message is an error. */
beforeEach(() => expect(visit().pageErrors()).toEqual([]));

const press = async (...keys: string[]) => {
  for (const key of keys) await page().keyboard.press(key);
};
const toggle = (name: string) => dialog().getByRole('switch', { name });

describe('§2.5 by keyboard', () => {
  beforeEach(() => visit().prompt());

  test('Tab moves through the dialog in order and never into the page', async () => {
    const stops: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await press('Tab');
      stops.push(await focused(page()));
    }
    const order = ['role="tab"', 'role="tabpanel"', '"preferences"', '"statistics"', '"marketing"'];
    const expected = [...order, '"selected"', '"all"'];
    for (const [index, part] of expected.entries()) expect(stops[index]).toContain(part);
    for (let step = 0; step < 12; step += 1) {
      await press(step < 6 ? 'Tab' : 'Shift+Tab');
      expect(await focused(page())).not.toContain('data-consent-open');
    }
  });

  test.each([
    ['ArrowRight', 'details'],
    ['ArrowRight ArrowRight', 'about'],
    ['ArrowRight ArrowRight ArrowRight', 'consent'],
    ['ArrowLeft', 'about'],
    ['End', 'about'],
    ['End Home', 'consent'],
    ['ArrowDown', 'consent'],
    ['Control+ArrowRight', 'consent'],
  ] as const)('ARIA tabs pattern: %s leads to %s', async (keys, name) => {
    await press('Tab', ...keys.split(' '));
    expect(await focused(page())).toContain(`pz-consent-tab-${name}`);
    expect(await dialog().getByRole('tab', { selected: true }).textContent()).toBe(tabs[name]);
    expect(await dialog().getByRole('tabpanel').getAttribute('id')).toBe(`pz-consent-${name}`);
    await press('Tab');
    expect(await focused(page())).toContain(`id="pz-consent-${name}"`);
  });

  test('Space switches a toggle and Enter on it decides nothing', async () => {
    await toggle(consentKeys.marketing).focus();
    await press('Space', 'Enter');
    expect(await toggle(consentKeys.marketing).isChecked()).toBe(true);
    expect(await dialog().isVisible()).toBe(true);
  });

  test('Enter and Space expand a category of the details', async () => {
    await press('Tab', 'ArrowRight', 'Tab', 'Tab');
    const category = dialog().locator('details').first();
    for (const key of ['Enter', 'Space']) {
      const before = await category.getAttribute('open');
      await press(key);
      expect(await category.getAttribute('open')).not.toBe(before);
    }
  });

  test('§4.1 Esc neither closes the prompt nor decides', async () => {
    await press('Escape', 'Escape', 'Tab', 'Escape', 'Escape');
    expect(await page().locator('dialog:modal').count()).toBe(1);
    expect(await cookieOf(visit())).toBeUndefined();
  });
});

test('§4.1 Esc does not close the prompt in a browser without closedby', async () => {
  await visit().prompt();
  await dialog().evaluate((element) => element.removeAttribute('closedby'));
  await press('Escape');
  expect(await page().locator('dialog:modal').count()).toBe(1);
});

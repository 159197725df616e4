import { installAxe, runAxe } from '@plaza/testing/browser';
import { expect, test } from 'vitest';
import { type DialogLocale, dialogLocales } from '../src/testing/dialog-locales.ts';
import { sharedDialogPage } from './dialog-page.ts';

const { dialog, page, visit } = sharedDialogPage();

/** One locale per language. */
const locales = Object.entries(dialogLocales)
  .filter(([, texts], index, rows) => rows.findIndex(([, other]) => other === texts) === index)
  .map(([locale]) => locale as DialogLocale);

/** On each tab, fully expanded: controls smaller than 24 px and boxes that overflow. */
const misfits = () =>
  dialog().evaluate((element) => {
    for (const details of element.querySelectorAll('details')) details.open = true;
    return [...element.querySelectorAll<HTMLElement>('[role=tab]')].flatMap((tab) => {
      tab.click();
      const shown = [...element.querySelectorAll<HTMLElement>('*')].filter((part) =>
        part.checkVisibility(),
      );
      const small = shown.filter((part) => {
        const { width, height } = part.getBoundingClientRect();
        return part.matches('button, a, summary, label') && Math.min(width, height) < 24;
      });
      const wide = [element, ...shown].filter((part) => part.scrollWidth > part.clientWidth + 1);
      const boxes = wide.filter((part) => getComputedStyle(part).display !== 'inline');
      return [...small, ...boxes].map(
        (part) => `${tab.id}, ${part.className}: ${part.textContent}`,
      );
    });
  });

test.each([
  [320, 568],
  [360, 640],
  [768, 1024],
  [1280, 800],
])(
  '§2.5 at %i × %i px it is 90vw wide, 720 px at most, and at most 90vh high, its buttons in view',
  async (width, height) => {
    await page().setViewportSize({ width, height });
    await visit().prompt();
    const box = await dialog().boundingBox();
    expect(box?.width).toBeCloseTo(Math.min(720, width * 0.9), 0);
    expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 1);
    expect(box?.x).toBeCloseTo((width - (box?.width ?? 0)) / 2, 0);
    expect(await misfits()).toEqual([]);
    for (const button of await dialog().locator('[data-consent-button]').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const bottom = (await dialog().locator('[data-consent-button]').last().boundingBox()) ?? {
      y: height,
      height,
    };
    expect(bottom.y + bottom.height).toBeLessThanOrEqual(height);
  },
);

test('the dialog is not printed', async () => {
  await page().setViewportSize({ width: 768, height: 400 });
  await visit().prompt();
  expect(await dialog().isVisible()).toBe(true);
  await page().emulateMedia({ media: 'print' });
  expect(await dialog().isVisible()).toBe(false);
  await page().emulateMedia({ media: null });
});

test('at 400 % zoom everything is reachable and nothing covers the focus', async () => {
  await page().setViewportSize({ width: 320, height: 256 });
  await visit().prompt({ locale: 'de-DE' });
  expect(await misfits()).toEqual([]);
  await dialog().getByRole('tab').first().focus();
  for (let step = 0; step < 5; step += 1) {
    await page().keyboard.press('Tab');
    const isCovered = await page().evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { left, width, top, bottom } = element.getBoundingClientRect();
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      return !element.contains(document.elementFromPoint(left + width / 2, y));
    });
    expect(isCovered, `stop ${step}`).toBe(false);
  }
});

test.each(locales)('at 320 px nothing overflows in %s, on any tab', async (locale) => {
  await page().setViewportSize({ width: 320, height: 640 });
  await visit().prompt({ locale });
  expect(await misfits()).toEqual([]);
});

test('passes axe in forced colours, where on and off still differ', async () => {
  await visit().prompt();
  await installAxe(page());
  await page().emulateMedia({ forcedColors: 'active' });
  expect(await misfits()).toEqual([]);
  for (const tab of await dialog().getByRole('tab').all()) {
    await tab.click();
    expect((await runAxe(page())).violations, (await tab.getAttribute('id')) ?? '').toEqual([]);
  }
  await dialog().getByRole('tab').first().click();
  const toggle = dialog().getByRole('switch').last();
  const colors = () => toggle.evaluate((element) => getComputedStyle(element).backgroundColor);
  const off = await colors();
  await toggle.click();
  await expect.poll(colors, { timeout: 15_000 }).not.toBe(off);
  await page().emulateMedia({ forcedColors: 'none' });
});

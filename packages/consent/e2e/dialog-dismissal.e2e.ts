import { describe, expect, test } from 'vitest';
import { dialogLocales } from '../src/testing/dialog-locales.ts';
import { sharedDialogPage } from './dialog-page.ts';
import { cookieOf, decidedOn } from './read-page.ts';

const texts = dialogLocales['es-ES'];
const { acceptAll, acceptButton, deny, consentKeys } = texts.content;

const { dialog, page, visit } = sharedDialogPage();

const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const close = () => button(texts.labels.close);
const toggle = () => dialog().getByRole('switch', { name: consentKeys.statistics });
const reopen = async () => {
  await page().locator('main button[data-consent-open]').click();
  await page().locator('dialog:modal').waitFor();
};

/** The element name and all computed properties of each button, size included. */
const looks = () =>
  dialog()
    .locator('[data-consent-button]')
    .evaluateAll((buttons) =>
      buttons.map((element) => {
        const style = getComputedStyle(element);
        // A third of a row differs by fractions of a pixel.
        const whole = (text: string) =>
          text.replace(/[\d.]+px/g, (length) => `${Math.round(Number.parseFloat(length))}px`);
        const properties = [...style].map((name) => [name, whole(style.getPropertyValue(name))]);
        return { name: element.localName, ...Object.fromEntries(properties) };
      }),
    );

describe('design §7 refuse-all, where the site has it', () => {
  test('withdraws everything with one press after an acceptance', async () => {
    await visit().prompt({ refuseAll: 'yes' });
    expect(await dialog().locator('[data-consent-button]:visible').count()).toBe(2);
    await button(acceptAll).click();
    await decidedOn(visit());
    await reopen();
    const reloaded = page().waitForEvent('load');
    await button(deny).click();
    await reloaded;
    expect(await decidedOn(visit())).toEqual({
      preferences: false,
      statistics: false,
      marketing: false,
    });
  });

  test('is shown while an optional toggle is on', async () => {
    await visit().prompt({ refuseAll: 'yes' });
    const shown = () => dialog().locator('[data-consent-button]:visible').allInnerTexts();
    expect(await shown()).toEqual([deny, acceptAll]);
    await toggle().click();
    expect(await shown()).toEqual([deny, acceptButton, acceptAll]);
    await toggle().click();
    expect(await shown()).toEqual([deny, acceptAll]);
  });

  test('is not part of the dialog by default', async () => {
    await visit().prompt();
    await toggle().click();
    expect(await dialog().locator('[data-consent-button]').count()).toBe(2);
  });

  test.each(['light', 'dark'] as const)(
    'has the same size, weight and contrast as accept-all, %s',
    async (colorScheme) => {
      await page().emulateMedia({ colorScheme });
      await visit().prompt({ refuseAll: 'yes' });
      await toggle().click();
      await button(deny).hover();
      await page().mouse.move(0, 0);
      for (const width of [320, 360, 768, 1280]) {
        await page().setViewportSize({ width, height: 800 });
        const [none, selected, all] = await looks();
        expect(Object.keys(none ?? {}).length).toBeGreaterThan(300);
        expect(none, `${width} px`).toEqual(all);
        expect(selected, `${width} px`).toEqual(all);
      }
      await page().emulateMedia({ colorScheme: null });
      await page().setViewportSize({ width: 360, height: 640 });
    },
  );
});

test.each(['wheel', 'keys'])('the page does not scroll behind the dialog, by %s', async (how) => {
  await visit().load();
  await page().locator('dialog:modal').waitFor();
  await page().evaluate(() => {
    document.body.style.height = '5000px';
  });
  const scroll = async () => {
    if (how === 'keys') await page().keyboard.press('PageDown');
    else {
      await page().mouse.move(5, 5);
      await page().mouse.wheel(0, 400);
    }
    // Scrolling shows in the following frames.
    return page().evaluate(async () => {
      for (let frames = 0; frames < 12; frames += 1)
        await new Promise((next) => requestAnimationFrame(next));
      return scrollY;
    });
  };
  expect(await scroll()).toBe(0);
  await button(deny).click();
  await decidedOn(visit());
  expect(await scroll()).toBeGreaterThan(0);
});

describe('a dialog that can be dismissed has a close button', () => {
  test('decision 10 on a policy page it closes without deciding', async () => {
    await visit().prompt({ postpone: 'yes' });
    const box = await close().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await close().click();
    expect(await dialog().isVisible()).toBe(false);
    expect(await cookieOf(visit())).toBeUndefined();
  });

  test('§4.1 on other pages there is none until the visitor has decided', async () => {
    await visit().prompt();
    expect(await close().count()).toBe(0);
    await button(deny).click();
    const before = await decidedOn(visit());
    await reopen();
    await toggle().click();
    await close().click();
    expect(await dialog().isVisible()).toBe(false);
    expect((await cookieOf(visit()))?.choices).toEqual(before);
  });
});

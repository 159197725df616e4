import { beforeEach, describe, expect, test } from 'vitest';
import { sharedDialogPage } from './dialog-page.ts';
import { cookieOf, decidedOn } from './read-page.ts';

const { page, visit } = sharedDialogPage();

beforeEach(() => visit().prompt());

describe('a press hides the dialog before the decision is saved', () => {
  const everything = { preferences: true, statistics: true, marketing: true };

  test('hides the dialog in the next frame and ignores a second press', async () => {
    const { height, cookies } = await page().evaluate(() => {
      for (const name of ['all', 'selected'])
        document.querySelector<HTMLElement>(`[data-consent-button=${name}]`)?.click();
      const height = document.querySelector('dialog')?.getBoundingClientRect().height;
      return { height, cookies: document.cookie };
    });
    expect({ height, cookies }).toEqual({ height: 0, cookies: '' });
    expect(await decidedOn(visit())).toEqual(everything);
  });

  test('saves the decision of a visitor who leaves at that moment', async () => {
    await page().evaluate(() => {
      document.querySelector<HTMLElement>('[data-consent-button=all]')?.click();
      location.assign('/politica-de-cookies/');
    });
    await page().waitForURL('**/politica-de-cookies/');
    expect((await cookieOf(visit()))?.choices).toEqual(everything);
  });

  test('saves the decision in a window that paints no frames', async () => {
    await page().evaluate(() => {
      globalThis.requestAnimationFrame = () => 0;
      document.querySelector<HTMLElement>('[data-consent-button=all]')?.click();
    });
    expect(await decidedOn(visit())).toEqual(everything);
  });
});

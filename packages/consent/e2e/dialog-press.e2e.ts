import { beforeEach, describe, expect, test } from 'vitest';
import { sharedDialogPage } from './dialog-page.ts';
import { cookieOf, decidedOn } from './read-page.ts';

const { page, visit } = sharedDialogPage();

beforeEach(() => visit().ask());

describe('a press is seen first and done then', () => {
  const everything = { preferences: true, statistics: true, marketing: true };

  test('in the next frame nothing stands over the page any more, and a second press is none', async () => {
    const { height, cookies } = await page().evaluate(() => {
      for (const name of ['all', 'selected'])
        document.querySelector<HTMLElement>(`[data-consent-button=${name}]`)?.click();
      const height = document.querySelector('dialog')?.getBoundingClientRect().height;
      return { height, cookies: document.cookie };
    });
    expect({ height, cookies }).toEqual({ height: 0, cookies: '' });
    expect(await decidedOn(visit())).toEqual(everything);
  });

  test('who leaves in that very moment has decided', async () => {
    await page().evaluate(() => {
      document.querySelector<HTMLElement>('[data-consent-button=all]')?.click();
      location.assign('/politica-de-cookies/');
    });
    await page().waitForURL('**/politica-de-cookies/');
    expect((await cookieOf(visit()))?.choices).toEqual(everything);
  });

  test('and who has a window that shows no frames', async () => {
    await page().evaluate(() => {
      globalThis.requestAnimationFrame = () => 0;
      document.querySelector<HTMLElement>('[data-consent-button=all]')?.click();
    });
    expect(await decidedOn(visit())).toEqual(everything);
  });
});

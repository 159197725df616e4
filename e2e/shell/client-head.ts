import type { Browser, Page } from 'playwright';
import { expect, it } from 'vitest';
import { openMonitored } from './monitored-page.ts';

/** The current metadata of the open document. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      title: document.title,
      description: all('meta[name=description]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
    };
  });

const counter = {
  title: 'Contador | Fixture',
  description: ['Cuenta lo que pulsas.'],
  canonical: ['https://fixture.example/counter'],
};
const second = {
  title: 'Segunda página | Fixture',
  description: ['Adonde se llega sin cargar otro documento.'],
  canonical: ['https://fixture.example/second'],
};

/** Tests of the head of hydrated pages, for a file that has a running fixture and a browser. */
export function testClientHead(running: () => { url: string; browser: Browser }): void {
  it('§2.4 title, description and canonical follow navigation between hydrated pages', async () => {
    const { url, browser } = running();
    const context = await browser.newContext();
    const { page, pageErrors } = await openMonitored(context);
    await page.goto(`${url}/counter`);
    expect(await headOf(page)).toEqual(counter);
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
    await page.getByRole('link', { name: 'Segunda página' }).click();
    await page.waitForFunction((title) => document.title === title, second.title);
    expect(await headOf(page)).toEqual(second);
    await page.goBack();
    await page.waitForFunction((title) => document.title === title, counter.title);
    expect(await headOf(page)).toEqual(counter);
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
    expect(pageErrors).toEqual([]);
    await context.close();
  });
}

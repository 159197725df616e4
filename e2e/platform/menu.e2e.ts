import { sharedBrowser } from '@plaza/testing/vitest';
import { expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { openTab } from '../environment/open-tab.ts';
import { findSite } from '../environment/site-apps.ts';
import { visitorsOfPage } from '../environment/visitors.ts';

const environment = sharedEnvironment(await findSite('platform'));
const browser = sharedBrowser();

it('§7.1 a group of the menu on a wide screen closes on Escape, however early, which leaves the focus on it', async () => {
  const path = '/se/lanekalkylator/';
  const { refused } = await visitorsOfPage(environment().site + path);
  const context = await browser().newContext({
    ...refused,
    viewport: { width: 1280, height: 800 },
  });
  const { page, goto } = await openTab(context, environment().site);
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/header-parts-/, (route) => pressed.promise.then(() => route.continue()));
  await goto(path);
  const group = page.locator('.pz-site-menu details').first();
  await group.locator('summary').press('Enter');
  await group.locator('a').first().focus();
  await page.keyboard.press('Escape');
  pressed.resolve();
  await page.locator('.pz-site-menu summary:focus').waitFor();
  expect(await page.locator('.pz-site-menu details[open]').count()).toBe(0);
  expect(await group.locator('summary').evaluate((each) => each === document.activeElement)).toBe(
    true,
  );
  await context.close();
});

it.each([true, false])(
  'design §6 the icons of a group load when it opens on a phone (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { refused } = await visitorsOfPage(`${environment().site}/se/`);
    const context = await browser().newContext({
      ...{ ...refused, javaScriptEnabled },
      viewport: { width: 360, height: 780 },
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${environment().site}/se/`);
    await page.locator('.pz-site-menu__button').click();
    expect(asked.filter((path) => path.includes('/icons-'))).toEqual([]);
    const picture = page.waitForResponse(/\/icons-[^/]+\.svg$/);
    await page.locator('.pz-site-menu summary').first().click();
    expect((await picture).status()).toBe(200);
    const icon = page.locator('.pz-site-menu [open] .pz-lazy-icon').first();
    const { width, height } = (await icon.boundingBox()) ?? { width: 0, height: 0 };
    expect([Math.round(width), Math.round(height)]).toEqual([16, 16]);
    await context.close();
  },
);

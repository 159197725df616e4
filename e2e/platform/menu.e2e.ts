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

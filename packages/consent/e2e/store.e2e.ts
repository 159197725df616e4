import { sharedBrowser } from '@plaza/testing/vitest';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  allowedOn,
  cookieNames,
  decide,
  HYDRATED,
  openContext,
  openTab,
  SITE,
} from './store-page.ts';

const browser = sharedBrowser();

/** Runs an action that reloads the page, and waits for the reload. */
const untilReloaded = async (page: Page, action: () => Promise<unknown>) => {
  await Promise.all([page.waitForEvent('load'), action()]);
};

const stored = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

test('only the decision is stored, before one nothing', async () => {
  const context = await openContext(browser(), 'ES');
  const { page, reports } = await openTab(context);
  expect(await cookieNames(context)).toEqual(['geo']);
  await decide(page);
  expect(await cookieNames(context)).toEqual(['consent', 'geo']);
  expect(await stored(page)).toEqual([]);
  expect(reports).toEqual([]);
  await context.close();
});

test('§4.1 the cookie lasts a year and has at most 200 bytes', async () => {
  const context = await openContext(browser(), 'ES');
  const { page } = await openTab(context, '/es/a/');
  await decide(page);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'consent');
  expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Lax', httpOnly: false });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(365 * 24 * 60 * 60, -3);
  expect(`consent=${cookie?.value}`.length).toBeLessThanOrEqual(200);
  await context.close();
});

test('a withdrawal deletes every declared cookie and key on any path and domain, and no other', async () => {
  const context = await openContext(browser(), 'ES');
  const { page } = await openTab(context, '/es/a/');
  await decide(page, 'all');
  const at = (name: string, place: object) => ({ name, value: '1', secure: true, ...place });
  await context.addCookies([
    at('_ga', { domain: '.olivar.example', path: '/' }),
    at('_ga_ABC', { domain: 'www.olivar.example', path: '/es' }),
    at('_fbp', { domain: '.www.olivar.example', path: '/es/a/' }),
    at('_clck', { domain: '.olivar.example', path: '/es/' }),
    at('other', { domain: '.olivar.example', path: '/' }),
  ]);
  await page.evaluate(() => {
    for (const key of ['_ga', 'tt_x', 'mine']) localStorage.setItem(key, '1');
    for (const key of ['_cltk', 'tt_y', 'own']) sessionStorage.setItem(key, '1');
  });
  await untilReloaded(page, () => decide(page, 'statistics'));
  expect(await cookieNames(context)).toEqual(['_clck', 'consent', 'geo', 'other']);
  expect(await stored(page)).toEqual(['_cltk', 'mine', 'own']);
  expect(await allowedOn(page)).toEqual(['statistics']);
  await context.close();
});

test('a withdrawal deletes what a tracker writes on unload', async () => {
  const context = await openContext(browser(), 'ES');
  const { page } = await openTab(context);
  await decide(page, 'all');
  await page.evaluate(() => {
    const write = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as trackers do
      document.cookie = '_ga=1; Path=/; Domain=olivar.example';
      sessionStorage.setItem('_cltk', '1');
    };
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
  });
  await untilReloaded(page, () => decide(page));
  expect(await cookieNames(context)).toEqual(['consent', 'geo']);
  expect(await stored(page)).toEqual([]);
  await context.close();
});

test('other tabs follow within a second: they allow, stop, delete and reload', async () => {
  const context = await openContext(browser(), 'FR');
  const first = await openTab(context);
  const second = await openTab(context, '/other/');
  await second.page.evaluate(() => sessionStorage.setItem('_cltk', '1'));
  const heard = second.page.waitForFunction(() => consent.store.get().allowed.marketing);
  const granted = Date.now();
  await decide(first.page, 'all');
  await heard;
  expect((second.changes[0] ?? Number.NaN) - granted).toBeLessThan(1_000);
  expect(await stored(second.page)).toEqual(['_cltk']);

  const withdrawn = Date.now();
  await untilReloaded(second.page, () => decide(first.page));
  expect((second.changes[1] ?? Number.NaN) - withdrawn).toBeLessThan(1_000);
  expect(await allowedOn(second.page)).toEqual([]);
  expect(await stored(second.page)).toEqual([]);
  await context.close();
});

test('§4.1 without BroadcastChannel another tab follows when it becomes visible', async () => {
  const context = await openContext(browser(), 'ES');
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
  const first = await openTab(context);
  const second = await openTab(context, '/other/');
  await decide(first.page, 'all');
  expect(await allowedOn(first.page)).toHaveLength(3);
  expect(await allowedOn(second.page)).toEqual([]);
  await second.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await allowedOn(second.page)).toHaveLength(3);
  expect([...first.reports, ...second.reports]).toEqual([]);
  await context.close();
});

test('§4.1, §8 with cookies disabled a decision is reported and the page reloads', async () => {
  const context = await openContext(browser(), 'ES');
  const { page, reports } = await openTab(context);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await untilReloaded(page, () => decide(page, 'all'));
  expect(reports).toEqual(['Error: Unable to set consent']);
  expect(logged).toEqual([expect.stringContaining('Unable to set consent')]);
  await context.close();
});

test('design §7 with cookies disabled a refusal counts for the visit, in other tabs too', async () => {
  const context = await openContext(browser(), 'US');
  const tabs = [await openTab(context), await openTab(context, '/other/')] as const;
  for (const { page } of tabs) {
    expect(await allowedOn(page)).toHaveLength(3);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  }
  await Promise.all(
    tabs.map(({ page }, index) =>
      untilReloaded(page, async () => (index === 0 ? decide(page) : undefined)),
    ),
  );
  for (const { page } of tabs) {
    expect(await allowedOn(page)).toEqual([]);
    await page.goto(`${SITE}/further/`);
    expect(await allowedOn(page)).toEqual([]);
  }
  await context.close();
});

test.for(['%7B%22necessary%22%3Atrue', 'true', '%00', '{"necessary":true}'])(
  '§4.1 with a damaged cookie (%s) the visitor sees the prompt and can decide',
  async (value) => {
    const context = await openContext(browser(), 'GB');
    await context.addCookies([{ name: 'consent', value, url: SITE }]);
    const { page } = await openTab(context);
    expect(await page.evaluate(() => consent.store.get().needsPrompt)).toBe(true);
    await decide(page, 'all');
    expect(await page.evaluate(() => consent.store.get().needsPrompt)).toBe(false);
    await context.close();
  },
);

test('design §2 a hydrated screen in a bundle of its own follows the store of its page', async () => {
  const context = await openContext(browser(), 'ES');
  const { page } = await openTab(context, HYDRATED);
  const shows = (text: string) =>
    page.waitForFunction((shown) => document.getElementById('screen')?.textContent === shown, text);
  await shows('');
  await decide(page, 'statistics');
  await shows('statistics');
  await decide(page, 'all');
  await shows('preferences,statistics,marketing');
  await context.close();
});

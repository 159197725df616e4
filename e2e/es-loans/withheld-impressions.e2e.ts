import { person, until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { BrowserContextOptions, Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { answerVendors } from '../environment/open-tab.ts';
import { esLoans, undecided } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();

const personal =
  'email=ana%40correo.example&Phone=34600111222&phone=34600111223&uit=T&unique_user_id=U';

/** All posts of a page, and the responses to its impressions. */
async function arrive(path: string, options: BrowserContextOptions = undecided) {
  const context = await browser().newContext({ userAgent: person, ...options });
  await answerVendors(context);
  const page = await context.newPage();
  const posts: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request));
  const counted = page.waitForResponse(/\/api\/impression$/);
  await page.goto(environment().site + path);
  const { impression } = await (await counted).json();
  const bodies = (name: string) =>
    posts.filter((it) => it.url().endsWith(`/api/${name}`)).map((it) => it.postDataJSON());
  return { page, bodies, impression, close: () => context.close() };
}

const decide = async (page: Page, name: string) => {
  const proved = page.waitForResponse(/\/api\/consents$/);
  await page.locator('dialog[open]').getByRole('button', { name, exact: true }).click();
  expect((await proved).status()).toBe(204);
};

const withheld = { locale: 'es-ES', noProducts: false };

it('design §7 after a refusal our own service learns only that a page was viewed', async () => {
  const { page, bodies, impression, close } = await arrive(`/lp/?gclid=G&${personal}#email=b`);
  expect(page.url()).toBe(`${environment().site}/lp/?gclid=G`);
  const [entry] = await page.evaluate(() => performance.getEntriesByType('navigation'));
  expect(entry?.name).not.toMatch(/ana|34600111|unique_user_id/);
  expect(Object.keys(impression)).toEqual(['id', 'impressionKey']);
  await decide(page, 'Rechazar');
  // The receipt was queued and leaves nothing behind.
  await until(() => page.evaluate(() => localStorage.length === 0));
  const again = page.waitForResponse(/\/api\/impression$/);
  await page.reload();
  await again;
  expect(bodies('impression')).toEqual([withheld, withheld]);
  expect([...bodies('user-events'), ...bodies('client-id')]).toEqual([]);

  // A later acceptance on the page completes the impression of that page, once.
  const { impression: last } = await (await again).json();
  await page.locator('[data-consent-open]').click();
  const whole = page.waitForResponse(/\/api\/impression$/);
  await decide(page, 'Aceptar todas');
  const { impression: completed } = await (await whole).json();
  expect(completed).toMatchObject({ id: last.id, uniqueUserId: expect.any(String) });
  // Of a link that somebody else may have opened.
  expect(completed.uniqueUserId).not.toBe('U');
  expect(bodies('impression').slice(2)).toEqual([
    expect.objectContaining({
      impressionId: last.id,
      trackingData: expect.objectContaining({ googleClickId: 'G' }),
    }),
  ]);
  await page.locator('[data-product-id]').first().scrollIntoViewIfNeeded();
  await until(() => bodies('user-events').length > 0);
  expect(bodies('user-events')[0]).toMatchObject({ data: { impressionId: last.id } });
  await close();

  await environment().stopService();
  const rows = (await environment().storedRows('impressions')).filter(({ id }) =>
    [impression.id, last.id].includes(id),
  );
  expect(rows).toEqual([
    expect.objectContaining({
      ...{ unique_user_id: null, channel_id: null, device: {}, tracking_data: {} },
    }),
    expect.objectContaining({
      unique_user_id: completed.uniqueUserId,
      tracking_data: expect.objectContaining({ googleClickId: 'G' }),
    }),
  ]);
  await environment().startService();
});

/** The parameters of Google's tag for events of this name. */
const sentToGoogle = (page: Page, event: string) =>
  page.evaluate(
    (name) =>
      [...(Reflect.get(globalThis, 'dataLayer') ?? [])]
        .map((call) => Array.from(call as ArrayLike<unknown>))
        .filter(([command, said]) => command === 'event' && said === name)
        .map(([, , params]) => params),
    event,
  );

it('§9 a lender gets tracking data only with consent, and vendors get the chosen offer', async () => {
  const { page, impression, close } = await arrive('/?cc=s');
  const asked: string[] = [];
  // A response without content leaves the visitor on the page.
  await page.context().route(/^https:\/\/[^/]+\.example\/solicitud/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  const card = page.locator('.pz-product:has(a[data-link-template])').first();
  const links = page.locator('a[data-link-template]');
  const addresses = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await addresses()).not.toEqual([]);
  expect((await addresses()).filter((address) => !address?.endsWith('/?ref=olivar'))).toEqual([]);
  const html = (await page.content()).replaceAll(/ data-link-template="[^"]*"/g, '');
  expect(html).not.toMatch(/(?:\{|%7b)(?:impressionId|subId)/i);

  await decide(page, 'Aceptar todas');
  const codes = `?ref=olivar&click=${encodeURIComponent(impression.id)}&sub=s`;
  await until(async () => (await addresses()).every((address) => address?.endsWith(codes)));
  const chosen: { item_id: string | null; value: number }[] = [];
  for (const offer of [card, page.locator('.pz-overview__product').first()]) {
    const amount = await offer.locator('[data-figure="amount"]').textContent();
    const item_id = await offer.getAttribute('data-product-id');
    chosen.push({ item_id, value: Number(amount?.replaceAll(/\D/g, '')) });
    await offer.locator('[data-product-action]').click();
    await until(async () => (await sentToGoogle(page, 'select_content')).length === chosen.length);
  }
  expect(asked[0]).toContain(codes);
  expect(asked).toHaveLength(2);
  expect(await sentToGoogle(page, 'select_content')).toEqual(
    chosen.map((offer) =>
      expect.objectContaining({ ...offer, content_type: 'product', currency: 'EUR' }),
    ),
  );
  await close();
});

it('§4.2 a visitor who reads the policy before accepting keeps their tracking data, without storage before that', async () => {
  const { page, bodies, close } = await arrive(`/lp/?gclid=G&cc=s&${personal}`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.locator('dialog[open]').waitFor();
  await Promise.all([
    page.waitForURL(/politica-de-cookies/),
    page.evaluate(() =>
      document.querySelector<HTMLElement>('dialog[open] a[href^="/politica-de-cookies/"]')?.click(),
    ),
  ]);
  await until(() => page.url() === `${environment().site}/politica-de-cookies/`);
  expect(asked.join()).not.toContain('arrival');
  const counted = page.waitForRequest(
    (request) =>
      request.url().endsWith('/impression') && Boolean(request.postDataJSON().trackingData),
  );
  await decide(page, 'Aceptar todas');
  expect((await counted).postDataJSON().trackingData).toMatchObject({
    ...{ googleClickId: 'G', subId: 's' },
  });
  expect(JSON.stringify(bodies('impression'))).not.toMatch(/ana@|34600111/);
  await close();
});

it('§3.2 personal values are removed from the address of a missing page', async () => {
  const context = await browser().newContext({ userAgent: person, ...undecided });
  const page = await context.newPage();
  await page.goto(`${environment().site}/no-hay-nada;email=a%40b.example/?x=1&E-Mail=b#uit=c`);
  await until(() => page.url() === `${environment().site}/no-hay-nada/?x=1`);
  await context.close();
});

it('§4.1 pages deliver a receipt once the service is back and can write', async () => {
  const { page, close } = await arrive('/');
  await environment().stopService();
  const refused = page.waitForResponse(/\/api\/consents$/);
  await page.locator('dialog[open]').getByRole('button', { name: 'Rechazar', exact: true }).click();
  expect((await refused).status()).toBeGreaterThanOrEqual(500);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).toMatch(/^plaza:receipt:/);
  await environment().startService();
  // A service that has just started may take longer than a request waits: then the page after it delivers.
  await until(async () => {
    const answered = page.waitForResponse(/\/api\/consents$/);
    await page.goto(`${environment().site}/contactanos/`);
    return (await answered).status() === 204;
  }, 60_000);
  await until(() => page.evaluate(() => localStorage.length === 0));
  await close();
});

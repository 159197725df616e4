import { person, until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { BrowserContextOptions, Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { answerVendors } from '../environment/open-tab.ts';
import { stayOnPage } from '../environment/stay-on-page.ts';
import { esLoans, undecided } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();

const personal =
  'email=ana%40correo.example&Phone=34600111222&phone=34600111223&uit=T&unique_user_id=U';

type Arrival = {
  readonly page: Page;
  readonly bodies: (name: string) => ReturnType<Request['postDataJSON']>[];
  readonly impression: { readonly id: string };
  readonly close: () => Promise<void>;
};

/** All posts of a page, and the responses to its impressions. */
async function arrive(path: string, options: BrowserContextOptions = undecided): Promise<Arrival> {
  const context = await browser().newContext({ userAgent: person, ...options });
  await answerVendors(context);
  const page = await context.newPage();
  const posts: Request[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request));
  const counted = page.waitForResponse(/\/api\/impression$/);
  await page.goto(environment().site + path);
  const answer = await counted;
  // A service that has just started may be busy for a moment.
  if (answer.status() === 503) {
    await context.close();
    return arrive(path, options);
  }
  const { impression } = await answer.json();
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
  const { page, close } = await arrive('/?cc=s');
  const targets = await stayOnPage(page.context());
  // Its lender's link has places for the click and the visit.
  const link = '/go/faro-prestamos';
  const card = page.locator('.pz-product', { has: page.locator(`[href="${link}"]`) }).first();
  const html = await page.content();
  expect(html).not.toMatch(/(?:\{|%7b)(?:impressionId|subId|clickId)/i);
  expect(html).toMatch(/href="\/go\/[a-z\d-]+"/);
  const refused = await fetch(`${environment().site}${link}`, { redirect: 'manual' });
  expect(refused.status).toBe(302);
  expect(refused.headers.get('location')).not.toContain('&sub=');

  await decide(page, 'Aceptar todas');
  const chosen: (string | null)[] = [];
  for (const offer of [card, page.locator('.pz-overview .pz-product').first()]) {
    const item_id = await offer.getAttribute('data-product-id');
    chosen.push(item_id);
    await offer.locator('[data-product-action]').click();
    await until(async () => (await sentToGoogle(page, 'select_content')).length === chosen.length);
  }
  expect(targets[0]).toMatch(/\?ref=olivar&click=[\da-f-]{36}&sub=s$/);
  expect(targets).toHaveLength(2);
  expect(await sentToGoogle(page, 'select_content')).toEqual(
    // Without the amount of the loan as its value.
    chosen.map((item_id) => ({
      ...{ item_id, content_type: 'product', event_id: expect.any(String) },
      transaction_id: expect.any(String),
    })),
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

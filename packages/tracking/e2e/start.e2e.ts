import { until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { Route } from 'playwright';
import { expect, test } from 'vitest';
import { SITE, type Visit, visit } from './start-page.ts';

const browser = sharedBrowser();

const allowMarketing = ({ page }: Visit) =>
  page.evaluate(() =>
    started.decide({ preferences: false, statistics: false, marketing: true }, 'selected'),
  );

const cookies = async ({ context }: Visit) =>
  (await context.cookies())
    .filter(({ name }) => name !== 'geo' && name !== 'consent')
    .map(({ name, value }) => `${name}=${value}`)
    .sort();

/** Methods of the requests for a path. */
const requestsOf = ({ requests }: Visit, path: string) =>
  requests.filter((it) => it.url().endsWith(path)).map((it) => it.method());

/** The names of the events sent to Google's tag. */
const heard = async ({ page }: Visit) => {
  await page.waitForFunction(() => Reflect.get(globalThis, 'dataLayer'));
  const calls = await page.evaluate(() =>
    (Reflect.get(globalThis, 'dataLayer') as ArrayLike<unknown>[]).map((call) => Array.from(call)),
  );
  return calls.filter(([verb]) => verb === 'event').map(([, ...rest]) => rest);
};

test('personal values leave the address before any script reads it; others stay unchanged', async () => {
  const own = await visit(
    browser(),
    '/lp/?b=%C3%B1+x&phone=%2B34600111222&fbclid=IwAR_x-Y&email=ana%40correo.example&a&uit=t0k#top',
  );
  const clean = `${SITE}/lp/?b=%C3%B1+x&fbclid=IwAR_x-Y&a#top`;
  expect(await own.page.evaluate(() => started.seen)).toBe(clean);
  expect(own.page.url()).toBe(clean);
  await own.page.evaluate(() => started.tracking.impression);
  const [post] = own.requests.filter((it) => it.url().endsWith('/api/impression'));
  expect(post?.headers().referer).toBe(clean.replace('#top', ''));
  expect(post?.postDataJSON().trackingData).toMatchObject({
    phoneNumberId: '+34600111222',
    emailUserId: 'ana@correo.example',
    userInputToken: 't0k',
    facebookClickId: 'IwAR_x-Y',
    subId: 'z',
  });
  await own.context.close();
});

test('design §7 keeps data in memory until marketing is allowed, then in cookies', async () => {
  const own = await visit(browser(), '/?gbraid=A%2Bb&cc=s');
  await own.page.evaluate(() => started.tracking.impression);
  expect(await cookies(own)).toEqual([]);
  expect(requestsOf(own, '/api/renewal')).toEqual([]);
  await Promise.all([own.page.waitForResponse(/\/api\/renewal$/), allowMarketing(own)]);
  expect(requestsOf(own, '/api/renewal')).toEqual(['POST']);
  expect(await cookies(own)).toEqual([
    'googleClickId=A%2Bb',
    'googleClickIdAlias=gbraid',
    'impressionId=i1',
    'subId=s',
    'uniqueUserId=u1',
  ]);
  const [{ expires = 0, ...cookie } = {}] = (await own.context.cookies()).filter(
    ({ name }) => name === 'uniqueUserId',
  );
  expect(cookie).toMatchObject({ path: '/', secure: true, sameSite: 'Lax' });
  expect(expires - Date.now() / 1000).toBeGreaterThan(390 * 24 * 60 * 60);
  await Promise.all([
    own.page.waitForEvent('load'),
    own.page.evaluate(() =>
      started.decide({ preferences: true, statistics: false, marketing: false }, 'selected'),
    ),
  ]);
  await own.page.waitForFunction(() => globalThis.started);
  expect(await cookies(own)).toEqual(['locale=es-ES']);
  await own.context.close();
});

test('sends each event of code, content and the lead form once with its id', async () => {
  const own = await visit(browser(), '/');
  const id = await own.page.evaluate(() => started.tracking.track('sign_up'));
  expect(id).toMatch(/^[\w-]{22}$/);
  await own.page.click('b');
  await own.page.evaluate(() =>
    document.body.dispatchEvent(
      new CustomEvent('plaza:lead', { bubbles: true, detail: { eventId: 'lead-1', leadId: '7' } }),
    ),
  );
  await allowMarketing(own);
  const events = await heard(own);
  expect(events).toEqual([
    ['sign_up', expect.objectContaining({ event_id: id })],
    [
      'select_content',
      expect.objectContaining({
        item_id: '42',
        value: 100,
        currency: 'EUR',
        content_type: 'product',
      }),
    ],
    ['generate_lead', expect.objectContaining({ event_id: 'lead-1' })],
  ]);
  expect(await own.page.evaluate(() => started.reported)).toEqual([]);
  await own.context.close();
});

test('§9 an offer is told by the id in its address, and before that is loaded by the service alone', async () => {
  const own = await visit(browser(), '/');
  const { page } = own;
  await page.evaluate(() => {
    const offer = '<a href="/go/faro" data-track="select_content" data-product-id="1">Faro</a>';
    document.body.insertAdjacentHTML('beforeend', offer);
    document.addEventListener('click', (event) => event.preventDefault());
  });
  const held = Promise.withResolvers<void>();
  await own.context.route(/mark-click/, async (route) => {
    await held.promise;
    await route.fallback();
  });
  /** Presses the offer. @returns the id in its address at that time */
  const press = () =>
    page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('[data-product-id]');
      link?.click();
      return new URL(link?.href ?? '').searchParams.get('click');
    });
  await allowMarketing(own);
  expect(await press()).toBeNull();
  held.resolve();
  const ids: (string | null)[] = [];
  await until(async () => ids.push(await press()) > 0 && ids.at(-1) !== null);
  expect((await heard(own)).map(([, params]) => Object(params).event_id)).toEqual([ids.at(-1)]);
  await own.context.close();
});

test('tracks middle clicks that open a link, and no other buttons', async () => {
  const own = await visit(browser(), '/');
  await own.page.evaluate(() => {
    const plain = Object.assign(document.createElement('p'), { textContent: 'Plain' });
    plain.dataset.track = 'survey';
    document.body.append(plain);
  });
  await own.page.click('b', { button: 'right' });
  await own.page.click('p', { button: 'middle' });
  await own.page.click('b', { button: 'middle' });
  await own.page.click('p');
  await allowMarketing(own);
  expect((await heard(own)).map(([name]) => name)).toEqual(['select_content', 'survey']);
  await own.context.close();
});

test('§4.4 after the shared vendor chunk failed to load, the next event loads it and no event is lost', async () => {
  const own = await visit(browser(), '/');
  const lose = (route: Route) => route.fulfill({ status: 404, body: '' });
  await own.context.route(/vendor-gates/, lose);
  await own.page.evaluate(() => started.tracking.track('sign_up'));
  await Promise.all([own.page.waitForResponse(/vendor-gates/), allowMarketing(own)]);
  await own.page.waitForFunction(() => started.reported.length > 0);
  await own.context.unroute(/vendor-gates/, lose);
  // A deploy restores the file; Chromium requests it again.
  await own.page.evaluate(() => started.tracking.track('survey'));
  expect((await heard(own)).map(([name]) => name)).toEqual(['sign_up', 'survey']);
  await own.context.close();
});

test('works with storage disabled, in memory', async () => {
  const sandbox = { 'content-security-policy': 'sandbox allow-scripts' };
  const own = await visit(browser(), '/?gclid=a&phone=1', sandbox);
  const data = await own.page.evaluate(async () => {
    await started.tracking.impression;
    return started.tracking.data.get();
  });
  expect(data).toMatchObject({ googleClickId: 'a', phoneNumberId: '1', impressionId: 'i1' });
  await own.context.close();
});

test('§4.2, §4.3 a prerendered page posts its impression and stores data only when it is shown', async () => {
  const own = await visit(browser(), '/?ahead=1&gclid=a');
  await allowMarketing(own);
  expect(await cookies(own)).toEqual([]);
  const posts = () => own.requests.filter((it) => it.url().endsWith('/api/impression')).length;
  await own.page.evaluate(() => fetch('/entry.js'));
  expect(posts()).toBe(0);
  const id = await own.page.evaluate(async () => {
    document.dispatchEvent(new Event('prerenderingchange'));
    return (await started.tracking.impression)?.id;
  });
  expect([id, posts()]).toEqual(['i1', 1]);
  expect(await cookies(own)).toEqual(['googleClickId=a', 'impressionId=i1', 'uniqueUserId=u1']);
  await own.context.close();
});

test('the inspector lists events, consent, vendor calls and deliveries without changing them', async () => {
  const own = await visit(browser(), '/?gclid=a&inspect=1');
  await own.page.evaluate(() => started.tracking.track('sign_up', {}, 'own-id'));
  await allowMarketing(own);
  await own.page.evaluate(() => started.tracking.impression);
  const lines = () =>
    own.page.evaluate(() =>
      [
        ...(document.querySelector('plaza-inspector')?.shadowRoot?.querySelectorAll('li') ?? []),
      ].map((row) =>
        [...row.children]
          .slice(1)
          .map((cell) => cell.textContent)
          .join(' '),
      ),
    );
  await own.page
    .locator('plaza-inspector li', { hasText: 'own-id' })
    .nth(1)
    .waitFor({ state: 'attached' });
  for (const part of [
    'consent nothing allowed, prompting',
    'consent marketing allowed',
    'event tracking data {"googleClickId":"a","subId":"z"}',
    'event impression {"id":"i1"',
    'event sign_up {"id":"own-id"}',
    'vendor google: consent ["default"',
    'vendor google: event ["sign_up"',
    'request /api/impression 200 {',
  ])
    await expect.poll(async () => (await lines()).join('\n'), { timeout: 15_000 }).toContain(part);
  expect((await heard(own)).map(([name]) => name)).toEqual(['sign_up']);
  await own.page.locator('summary', { hasText: 'Tracking: 0 waiting, 0 lost' }).click();
  await own.page.locator('plaza-inspector li', { hasText: 'sign_up' }).first().waitFor();
  await own.context.close();
});

import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { sharedBrowser } from '@plaza/testing/vitest';
import { describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { esLoans, refused } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();

const serviceJson = async (path: string) =>
  (await fetch(`${environment().service}/website/101/api${path}`)).json();

/** A tab of a visitor who has refused everything, with its console messages. */
async function openTab(javaScriptEnabled: boolean) {
  const context = await browser().newContext({ ...refused, javaScriptEnabled });
  const page = await context.newPage();
  const pageErrors: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => pageErrors.push(message.text()));
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return { page, pageErrors, scripts };
}

const tabs = new Map<boolean, ReturnType<typeof openTab>>();

/**
 * Opens the path in one of two tabs, with JavaScript or without: new windows cost more than pages.
 */
async function openPage(path: string, { javaScriptEnabled = true } = {}) {
  const opened = tabs.get(javaScriptEnabled) ?? openTab(javaScriptEnabled);
  tabs.set(javaScriptEnabled, opened);
  const { page, pageErrors, scripts } = await opened;
  pageErrors.length = 0;
  scripts.length = 0;
  const response = await page.goto(`${environment().site}${path}`, { waitUntil: 'load' });
  if (!response) throw new Error(`no response for ${path}`);
  return { page, response, pageErrors, scripts };
}

/** A page of a new visitor who has refused everything, in a window of its own. */
async function openAt(path: string, viewport: { width: number; height: number }) {
  const context = await browser().newContext({ ...refused, viewport });
  const page = await context.newPage();
  await page.goto(environment().site + path);
  // A first visit does not wait for the site's font, whose stand-ins a machine may lack.
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  return { page, context };
}

/** A request whose request line is sent unchanged; `fetch` would normalise the path. */
async function send(
  method: string,
  path: string,
  options: { headers?: object; body?: string } = {},
) {
  const { hostname, port } = new URL(environment().site);
  const headers = { ...options.headers };
  const sent = request({ hostname, port, method, path, headers }).end(options.body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('§2.1 the loan pages', () => {
  const amounts = [100, 250, 500, 1000];

  it.each(amounts)('%i euros: the offers of that amount, as in the service', async (amount) => {
    const products = await serviceJson('/data/products?locale=es-ES');
    const offering = products.filter((product: { offers: { amount: number }[] }) =>
      product.offers.some((offer) => offer.amount === amount),
    );
    expect(offering.length).toBeGreaterThan(2);
    const { page } = await openPage(`/${amount}-euros/`);
    const text = await page.locator('main').textContent();
    for (const product of offering) expect(text).toContain(product.name);
    for (const product of products)
      if (!offering.includes(product)) expect(text).not.toContain(product.name);
  });

  it('differ in more than the amount', async () => {
    const texts = await Promise.all(
      amounts.map(async (amount) => {
        const html = await (await fetch(`${environment().site}/${amount}-euros/`)).text();
        return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\d[\d.,]*/g, '#');
      }),
    );
    expect(new Set(texts).size).toBe(amounts.length);
  });
});

describe('design §9 the front page', () => {
  it.each([
    ['/', '.pz-product__figures'],
    ['/500-euros/', '.pz-product__figures'],
  ])('%s shows an offer and its cost without scrolling at 360 px', async (path, figures) => {
    const { page, context } = await openAt(path, { width: 360, height: 740 });
    const box = await page.locator(figures).first().boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(740);
    await context.close();
  });

  it.each([
    { width: 1280, height: 900, tallest: 130, whole: 3 },
    { width: 360, height: 780, tallest: 240, whole: 0 },
  ])('shows offers in low rows at $width px', async ({ width, height, tallest, whole }) => {
    const { page, context } = await openAt('/500-euros/', { width, height });
    const rows = await page.locator('[data-product-list] .pz-product').evaluateAll((all) =>
      all.map((row) => {
        const { height: own, bottom } = row.getBoundingClientRect();
        return { height: own, bottom, isOpen: row.querySelector('details[open]') !== null };
      }),
    );
    const closed = rows.filter(({ isOpen }) => !isOpen);
    expect(closed.length).toBeGreaterThan(2);
    expect(Math.max(...closed.map((row) => row.height))).toBeLessThanOrEqual(tallest);
    expect(rows.filter(({ bottom }) => bottom <= height).length).toBeGreaterThanOrEqual(whole);
    await context.close();
  });

  it('shows three offers with their buttons in the first screen at 1280 px', async () => {
    const { page, context } = await openAt('/', { width: 1280, height: 900 });
    const actions = page.locator('[data-product-list] .pz-product__action');
    const third = await actions.nth(2).boundingBox();
    expect(third && third.y + third.height).toBeLessThanOrEqual(900);
    await context.close();
  });

  it('§3.4 compares the offers of one amount with the lowest APR, each with its example', async () => {
    type Product = { name: string; offers: { amount: number; apr: number }[] };
    const products: Product[] = await serviceJson('/data/products?locale=es-ES');
    const lowest = products
      .flatMap(({ name, offers }) => offers.map((offer) => ({ name, ...offer })))
      .filter(({ amount }) => amount === 500)
      .toSorted((a, b) => a.apr - b.apr)
      .slice(0, 3);
    const { page } = await openPage('/');
    const names = await page.locator('.pz-overview .pz-product__name').allTextContents();
    expect(names).toEqual(lowest.map(({ name }) => name));
    expect(await page.locator('.pz-overview .pz-example').count()).toBe(lowest.length);
    // One can be read without opening anything.
    expect(await page.locator('.pz-overview .pz-example:visible').count()).toBe(1);
  });
});

describe('§2.2, §8 an unknown path', () => {
  it.each([
    '/no-hay-nada/',
    '/100-euros/mas/',
    '/es-ES/no-hay-nada/',
    '/constructor/',
    '/__proto__/',
  ])(
    '%s answers the Spanish 404 page with status 404, on the first and the second hit',
    async (path) => {
      for (const hit of ['first', 'second']) {
        const response = await fetch(`${environment().site}${path}`);
        const html = await response.text();
        expect([hit, response.status]).toEqual([hit, 404]);
        expect(html).toContain('<html lang="es-ES"');
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(html).not.toMatch(/_next\/static\/[^"]*\.js|__next_f|__next_error__/);
        expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      }
    },
  );

  it('is readable without JavaScript and logs only its status', async () => {
    const { page, pageErrors } = await openPage('/no-hay-nada/', { javaScriptEnabled: false });
    expect(await page.locator('main a').count()).toBeGreaterThan(0);
    expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
  });

  it('redirects the internal form of a path to its canonical one', async () => {
    for (const path of ['/', '/100-euros/']) {
      const response = await fetch(`${environment().site}/es-ES${path}`, { redirect: 'manual' });
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe(path);
    }
  });

  it.each([
    ['GET', '/%'],
    ['GET', '/%ff'],
    ['GET', '/lp/%ff/'],
    ['GET', '/%E0%A4%A/'],
    ['GET', '/es-ES/%c0%af/'],
    ['GET', '/%ff/?gclid=1'],
    ['GET', '/api/%ff'],
    ['GET', '/_next/static/%ff'],
    ['OPTIONS', '*'],
  ])('%s %s, which cannot be read, is an unknown path', async (method, path) => {
    const { status, headers, body } = await send(method, path);
    expect(status).toBe(404);
    expect(body).toContain('<html lang="es-ES"');
    expect(body).not.toMatch(/_next\/static\/[^"]*\.js|__next_f|__next_error__/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('never leads off-site', async () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '//evil.example/%2f..',
      '/%5Cevil.example/',
      '/%2f%2fevil.example',
      '/lp//evil.example',
      'http://evil.example',
      'http://evil.example/lp',
      'http://evil.example//other.example/lp',
      'http://evil.example/es-ES/100-euros/',
    ]) {
      const { status, headers } = await send('GET', path, { headers: { host: 'evil.example' } });
      const { location = '/', refresh = '' } = headers;
      expect([path, new URL(location, environment().site).origin]).toEqual([
        path,
        environment().site,
      ]);
      expect([path, refresh]).toEqual([path, expect.not.stringContaining('//')]);
      expect([path, status]).toEqual([path, expect.toSatisfy((code) => code < 500)]);
    }
  });
});

describe('design §3.1 a page allows only GET and HEAD', () => {
  const action = { 'next-action': '0'.repeat(42) };
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

  it.each([
    ['POST', '/', {}],
    ['POST', '/', action],
    ['POST', '/100-euros/', multipart],
    ['POST', '/100-euros/?gclid=1', multipart],
    ['POST', '/no-hay-nada/', action],
    ['POST', '/_next/static/a.js', action],
    ['POST', '/api/../100-euros/', action],
    ['PUT', '/', {}],
    ['DELETE', '/', {}],
    ['PATCH', '/lp', {}],
    ['TRACE', '/', {}],
  ])('%s %s %o is a 405 and renders nothing', async (method, path, headers) => {
    const before = environment().siteLog();
    const withBody = method === 'TRACE' || method === 'DELETE' ? {} : { body: '--x--\r\n' };
    const answer = await send(method, path, { headers, ...withBody });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toContain('<');
    expect(environment().siteLog()).toBe(before);
  });
});

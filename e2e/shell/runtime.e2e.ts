import { join } from 'node:path';
import { openSentryEndpoint, type SentryEndpoint } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClientHead } from './client-head.ts';
import { type RunningApp, run, startFixture } from './fixture-app.ts';
import { openMonitored } from './monitored-page.ts';
import { testPageWithoutHydration } from './page-without-hydration.ts';

const browser = sharedBrowser();
let app: RunningApp;
let sentry: SentryEndpoint;

/** Invalid and valid pages share one build, because building takes most of the time. */
const withFaults = { ...process.env, FIXTURE_FAULTS: '1' };

beforeAll(async () => {
  const build = await run(['next', 'build'], { env: withFaults });
  expect(build.code, build.output).toBe(0);
  sentry = await openSentryEndpoint();
  app = await startFixture({ ...withFaults, SENTRY_DSN: sentry.dsn });
});

afterAll(async () => {
  await app?.stop();
  await sentry?.close();
});

async function get(path: string, init?: RequestInit) {
  const headers = { 'accept-encoding': 'identity', ...init?.headers };
  const response = await fetch(app.url + path, { ...init, headers });
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    html: await response.text(),
    cache: header('x-nextjs-cache'),
    etag: header('etag'),
    length: header('content-length'),
    policy: header('content-security-policy'),
    runtime: header('x-page-runtime'),
  };
}

type Answer = Awaited<ReturnType<typeof get>>;

/** Asserts what every page without hydration guarantees. */
function expectFinished({ html, length, policy, runtime }: Answer): void {
  expect(runtime).toBe('none');
  expect(html).toMatch(/^<!DOCTYPE html><html lang="es" data-runtime="none">/);
  expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|\.js"|__next|<!--/);
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'none'; style-src 'self'; img-src 'self' /,
  );
  expect(policy).not.toContain('unsafe-');
  expect(Number(length)).toBe(Buffer.byteLength(html));
}

describe('design §3.3 the response of a page without hydration', () => {
  it('has no framework and its own CSP if it was prerendered', async () => {
    const answer = await get('/');
    expect(answer).toMatchObject({ status: 200, cache: 'HIT' });
    expectFinished(answer);
    expect(answer.html).toContain('<h1>Préstamos de 100 y 250 euros</h1>');
  });

  it('is the same on the first and later visits', async () => {
    const miss = await get('/on-demand/uno');
    const hit = await get('/on-demand/uno');
    expect([miss.cache, hit.cache]).toEqual(['MISS', 'HIT']);
    expectFinished(miss);
    expect({ ...hit, cache: 'MISS' }).toEqual(miss);
  });

  it('is postprocessed again when it is revalidated', async () => {
    const before = await get('/');
    await get('/api/revalidate?path=/', { method: 'POST' });
    const miss = await get('/');
    const hit = await get('/');
    expect([miss.cache, hit.cache]).toEqual(['MISS', 'HIT']);
    expect(miss.html).not.toBe(before.html);
    expectFinished(miss);
    expect({ ...hit, cache: 'MISS' }).toEqual(miss);
  });

  it('is the same if another process reads it from disk', async () => {
    const paths = ['/', '/on-demand/uno', '/on-demand/missing', '/counter'];
    const before = await Promise.all(paths.map((path) => get(path).then(() => get(path))));
    await app.stop();
    app = await startFixture({ ...withFaults, SENTRY_DSN: sentry.dsn });
    const after = await Promise.all(paths.map((path) => get(path)));
    expect(after.map(({ cache }) => cache)).toEqual(['HIT', 'HIT', 'HIT', 'HIT']);
    expect(after).toEqual(before);
  });

  it('supports HEAD and conditional requests', async () => {
    const full = await get('/');
    const head = await get('/', { method: 'HEAD' });
    expect(head).toEqual({ ...full, html: '' });
    // Any other cache mode makes fetch bypass all caches, which never yields a 304.
    const conditional = {
      headers: { 'if-none-match': full.etag ?? '' },
      cache: 'force-cache',
    } as const;
    const unchanged = await get('/', conditional);
    expect(unchanged).toMatchObject({ status: 304, html: '', policy: full.policy });
  });
});

describe('design §3.3 the parts of a page that Next’s router prefetches', () => {
  /** What the router sends for the tree of a page, and then for one part of it. */
  const part = async (path: string, name: string) => {
    const router = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': name };
    const response = await fetch(app.url + path, { headers: router });
    return { status: response.status, length: (await response.text()).length };
  };

  it.each(['/', '/on-demand/uno'])('are not rendered for %s, without hydration', async (path) => {
    await get(path);
    for (const name of ['/_tree', '/_full'])
      expect(await part(path, name)).toEqual({ status: 204, length: 0 });
  });

  it('are rendered for a hydrated page', async () => {
    for (const name of ['/_tree', '/_full']) {
      const { status, length } = await part('/counter', name);
      expect([name, status]).toEqual([name, 200]);
      expect(length).toBeGreaterThan(0);
    }
  });

  it('are not missed by a hydrated page that leads to one without hydration', async () => {
    const { page, pageErrors } = await openMonitored(await browser().newContext());
    await page.goto(`${app.url}/counter`);
    await page.getByRole('button').click();
    const prefetched = page.waitForResponse((response) => new URL(response.url()).pathname === '/');
    const router = () => page.evaluateHandle('window.next.router');
    await (await router()).evaluate((next: { prefetch(path: string): void }) => next.prefetch('/'));
    expect((await prefetched).status()).toBe(204);
    await (await router()).evaluate((next: { push(path: string): void }) => next.push('/'));
    await page.getByRole('heading', { name: 'Préstamos de 100 y 250 euros' }).waitFor();
    expect(await page.locator('html').getAttribute('data-runtime')).toBe('none');
    expect(pageErrors).toEqual([]);
    await page.context().close();
  });
});

describe('design §6 a page served from the response cache', () => {
  const accept = { 'accept-encoding': 'gzip' };
  const whole = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(app.url + path, { headers });
    const { date: _, ...sent } = Object.fromEntries(response.headers);
    return { status: response.status, headers: sent, body: await response.text() };
  };

  /** Of one connection, or for Next's router alone (decision 132). */
  const left = ['connection', 'keep-alive', 'x-nextjs-prerender', 'x-nextjs-stale-time'];
  const kept = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !left.includes(name)));

  it('has the same body and headers as the response of Next, without those it leaves out', async () => {
    await get('/');
    const memory = await get('/');
    // Only cached responses are compressed beforehand, so that their length is known.
    await expect
      .poll(async () => (await whole('/', accept)).headers['content-length'])
      .toBeDefined();
    const { headers, ...page } = await whole('/', accept);
    const { 'content-length': _, ...fromMemory } = headers;
    expect(fromMemory).toEqual(kept(fromMemory));
    // A query bypasses the response cache.
    const next = await whole('/?x=1', accept);
    const { 'transfer-encoding': _chunked, ...fromNext } = next.headers;
    expect({ ...page, headers: fromMemory }).toEqual({ ...next, headers: kept(fromNext) });
    expect(await get('/?x=1')).toEqual(memory);
  });

  it('is updated as soon as Next revalidates it', async () => {
    const before = await get('/');
    await expect
      .poll(async () => (await whole('/', accept)).headers['content-length'])
      .toBeDefined();
    await get('/api/revalidate?path=/', { method: 'POST' });
    expect((await get('/')).html).not.toBe(before.html);
  });
});

describe('§8 a page that fails', () => {
  const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };

  it('responds with 500 and the site’s own page, also without JavaScript', async () => {
    for (const path of ['/on-demand/fault', '/on-demand/fault?gclid=1']) {
      const answer = await get(path, { headers: person });
      expect(answer.status).toBe(500);
      expect(answer.html).toContain('<h1>Algo ha ido mal</h1>');
      expectFinished(answer);
    }
  });

  it('does not serve its error page under any path', async () => {
    for (const path of ['/error-pages', '/%65rror-pages/', '/x/../error-pages', '//error-pages'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  it('is reported to Sentry without personal data, as are unhandled rejections', async () => {
    sentry.items.length = 0;
    await get('/on-demand/gone', { headers: person });
    await get('/on-demand/fault?email=ana@correo.example', {
      headers: { ...person, cookie: 'ana=1' },
    });
    await get('/api/unhandled-rejection', { method: 'POST' });
    await expect.poll(() => sentry.items.length).toBeGreaterThan(1);
    const reports = sentry.items.map(({ type, payload }) => ({ type, ...payload }));
    expect(reports).toEqual([
      expect.objectContaining({
        type: 'event',
        platform: 'node',
        transaction: '/on-demand/[slug]',
        request: { method: 'GET', url: '/on-demand/fault' },
        exception: {
          values: [
            expect.objectContaining({ type: 'Error', value: 'No offer for [email], [number]' }),
          ],
        },
      }),
      expect.objectContaining({
        exception: {
          values: [
            expect.objectContaining({
              type: 'TypeError',
              value: 'Nobody waits for [email]',
              mechanism: { type: 'onunhandledrejection', handled: false },
            }),
          ],
        },
      }),
    ]);
    expect(sentry.wire.join()).not.toMatch(/ana|correo|612 345|127\.0\.0\.1|Mozilla|cookie/i);
  });
});

describe('design §3.3 the response of a 404', () => {
  it.each(['/nowhere', '/on-demand/missing-page'])(
    '%s is the site’s page, every time',
    async (path) => {
      const [first, second] = [await get(path), await get(path)];
      for (const answer of [first, second]) {
        expect(answer.status).toBe(404);
        expect(answer.html).toContain('<h1>Página no encontrada</h1>');
        expectFinished(answer);
      }
      expect({ ...second, cache: first.cache }).toEqual(first);
    },
  );
});

describe('design §3.3 a page without hydration, in a browser', () => {
  testPageWithoutHydration(() => ({ url: app.url, browser: browser() }));
});

describe('design §3.3 a hydrated page', () => {
  testClientHead(() => ({ url: app.url, browser: browser() }));

  it('is interactive, and navigates without loading a document, under its CSP', async () => {
    const context = await browser().newContext();
    const { page, pageErrors } = await openMonitored(context);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.goto(`${app.url}/counter`);
    const button = page.getByRole('button');
    await button.click();
    await button.click();
    // Clicks before hydration are replayed after it.
    await button.filter({ hasText: /^2$/ }).waitFor();
    await page.getByRole('link', { name: 'Segunda página' }).click();
    await page.getByRole('heading', { name: 'Segunda página' }).waitFor();
    await page.getByRole('button').click();
    await button.filter({ hasText: /^1$/ }).waitFor();
    expect(documents).toBe(1);
    expect(pageErrors).toEqual([]);
    await context.close();
  });

  it('§8 shows the site’s error page if it crashes in the browser, with one uncaught error', async () => {
    const page = await browser().newPage();
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await page.goto(`${app.url}/counter`);
    for (let clicks = 0; clicks < 3; clicks += 1) await page.getByRole('button').click();
    await page.getByRole('heading', { name: 'Algo ha ido mal' }).waitFor();
    await expect.poll(() => uncaught.length).toBeGreaterThan(0);
    expect(uncaught).toEqual(['The counter counts to two']);
    expect(await page.title()).toBe('Algo ha ido mal');
    await page.close();
  });

  it('has a CSP with a hash for each inline script, without unsafe keywords', async () => {
    const { policy, runtime } = await get('/counter');
    expect(runtime).toBe('react');
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){3};/);
    expect(policy).not.toContain('unsafe-');
  });
});

it('design §3.3 no page falls back to hydration', () => {
  expect(app.log()).not.toContain('"event":');
});

describe('design §3.3 the check of a build', () => {
  it('fails if pages break a rule, and lists the issues of each page', async () => {
    const check = await run(['page-cache', 'check', '.next/faults'], { env: withFaults });
    expect(check.code).toBe(1);
    const faults = check.output.match(/(?<=^Error: ).*/gm)?.toSorted();
    const client = 'cannot be finished: it renders the client component';
    const fixture = 'packages/site/fixtures/runtime-app/app';
    expect(faults).toEqual([
      `/fault-client ${client} ${fixture}/counter.tsx`,
      `/fault-client-page ${client} ${fixture}/(plain)/fault-client-page/page.fault.tsx`,
      '/fault-dynamic is not static: it reads cookies, headers or the query',
      `/fault-next-script ${client} next/dist/client/script.js`,
      '/fault-suspense cannot be finished: a Suspense boundary is put into place by script (<!--$?-->)',
      '/fault-unmarked cannot be finished: its script /behaviour.js carries no data-plaza attribute',
      '/never-built/ is in the route table, but the build did not prerender it',
    ]);
  });

  it('passes if none does', async () => {
    const cwd = join(import.meta.dirname, '../../apps/es-loans');
    const check = await run(['plaza-site', 'check'], { cwd });
    expect(check.code, check.output).toBe(0);
  });
});

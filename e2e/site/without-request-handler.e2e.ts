import { securityHeaders } from '@plaza/page-cache/server';
import { freePort, type RunningProcess, startProcess, waitForAnswer } from '@plaza/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagesOf } from '../environment/representative-pages.ts';
import { describeEachSite, missingPathsOf, statusOf, testedPagesOf } from './each-site.ts';

describeEachSite('without request handler and response cache', ({ app, environment }) => {
  let running: RunningProcess;
  let site: string;

  /** The built site with the request handler and the response cache turned off. */
  beforeAll(async () => {
    const port = await freePort();
    running = startProcess({
      args: [
        'node_modules/@plaza/site/bin/plaza-site.js',
        ...['start', '--hostname', '127.0.0.1', '--port', String(port)],
      ],
      cwd: app.folder,
      env: {
        ...environment().env,
        LEAD_FORM_URL: `${environment().leadForm}/{websiteId}`,
        SITE_TEST_MODE: '1',
        PAGE_CACHE_REQUEST_HANDLER: '0',
      },
    });
    site = `http://127.0.0.1:${port}`;
    await waitForAnswer(`${site}/api/readyz`, running);
  });
  afterAll(() => running?.end());

  const get = async (path: string, headers: Record<string, string> = {}, from = site) => {
    const answer = await fetch(from + path, { redirect: 'manual', headers });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };

  const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0];

  // The request handler does not know what a page shows, so some stand for all.
  const pages = testedPagesOf(app).filter(
    (page, index) => index % 6 === 0 || statusOf(page) !== 200,
  );

  it('design §3 pages are the same: finished, with their own policy', async () => {
    expect(pages).not.toEqual([]);
    for (const { path, route } of pages) {
      const plain = await get(path);
      const handled = await get(path, {}, environment().site);
      expect([path, plain.status, plain.headers.get('x-page-runtime')]).toEqual([
        path,
        statusOf({ route }),
        handled.headers.get('x-page-runtime'),
      ]);
      expect(plain.headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
      expect(mainOf(plain.html)).toBe(mainOf(handled.html));
      expect(plain.html).not.toMatch(/self\.__next_f|<!--\$/);
    }
  });

  it('design §3 nothing is served from the response cache', async () => {
    const path = testedPagesOf(app)[0]?.path ?? '/';
    for (let visit = 0; visit < 3; visit += 1) {
      const { headers } = await get(path, { 'accept-encoding': 'br, gzip' });
      // The response cache has brotli; Next compresses with gzip only.
      expect(headers.get('content-encoding')).toBe('gzip');
    }
  });

  it('§2.2 a missing slash is redirected', async () => {
    const { path = '' } = pagesOf(app).find((page) => /^\/[^/]+\/$/.test(page.path)) ?? {};
    const { status, headers } = await get(path.slice(0, -1));
    expect(status).toBe(308);
    expect(new URL(headers.get('location') ?? '', site).pathname).toBe(path);
  });

  it('§2.1 a path in capitals leads to the page, in one redirect', async () => {
    const { path = '' } = pagesOf(app).find((page) => /^\/[^/]+\/$/.test(page.path)) ?? {};
    const { status, headers } = await get(path.toUpperCase());
    expect(status).toBe(308);
    expect(new URL(headers.get('location') ?? '', site).pathname).toBe(path);
  });

  it.each(missingPathsOf(app))('§8 $path is a finished 404', async ({ path }) => {
    const { status, headers, html } = await get(path);
    expect(status).toBe(404);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
    expect(html).not.toMatch(/self\.__next_f|__next_error__|<!--\$/);
  });

  it('§3.2 an arrival gets its cookies, and its page is not cached', async () => {
    const arrival = await get(`${testedPagesOf(app)[0]?.path ?? '/'}?gclid=abc`);
    expect(arrival.status).toBe(200);
    expect(arrival.headers.get('cache-control')).toContain('private');
  });

  it('§9 every response has the security headers', async () => {
    for (const path of ['/', '/nowhere', '/robots.txt', '/api/livez', '/api/readyz']) {
      const { headers } = await get(path);
      for (const { key, value } of securityHeaders)
        expect([path, key, headers.get(key)]).toEqual([path, key, value]);
    }
  });

  it('design §4 it is live and ready', async () => {
    for (const path of ['/api/livez', '/api/readyz']) expect((await get(path)).status).toBe(200);
  });
});

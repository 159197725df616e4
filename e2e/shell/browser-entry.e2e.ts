import { openSentryEndpoint, type SentryEndpoint, until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testBrowserErrors } from './browser-errors.ts';
import {
  emulateConnection,
  fail,
  named,
  openTab,
  scrolled,
  stayOnLinks,
  watchDocuments,
  watchScrolling,
  withoutSpeculation,
} from './browser-page.ts';
import { type BrowserSite, openBrowserSite, testPath } from './browser-site.ts';
import { reportedEvents } from './reported-events.ts';

let site: BrowserSite;
let reports: SentryEndpoint;
const browser = sharedBrowser();
const events = () => reportedEvents(reports);
beforeAll(async () => {
  reports = await openSentryEndpoint();
  site = await openBrowserSite(reports.dsn);
});
afterAll(async () => {
  await site?.close();
  await reports?.close();
});
beforeEach(() => site.proxy.reset());

const address = (more = '') => `${site.url}${testPath}${more}`;
const open = (options?: BrowserContextOptions) => openTab(browser(), options);

describe('design §2 the browser entry', () => {
  it('is one immutable same-origin file on every page, allowed by the CSP', async () => {
    const { page, scripts, pageErrors, close } = await open();
    const response = await page.goto(`${site.url}/politica-de-cookies/`, { waitUntil: 'load' });
    expect(named(scripts)).toEqual(['entry']);
    const entry = await fetch(site.url + scripts[0]);
    expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { 'content-security-policy': policy = '' } = response?.headers() ?? {};
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+'){2} https:/);
    // Google's frames are allowed, the lead form's are not.
    expect(policy).not.toMatch(/unsafe-|frame-src[^;]*127\.0\.0\.1/);
    expect(pageErrors).toEqual([]);
    const notFound = await (await fetch(`${site.url}/no-hay-nada/`)).text();
    expect(notFound).toContain(`<script type="module" src="${scripts[0]}" data-plaza=""`);
    await close();
  });

  it('§2.6 loads the video enhancement on pages with videos, and the CSP allows the player', async () => {
    const { context, page, scripts, pageErrors, close } = await open();
    await context.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Player</h1>' }),
    );
    await page.goto(address());
    // Space does nothing on a link before it is enhanced.
    await until(async () => {
      if (await page.locator('iframe').count()) return true;
      return page.locator('[data-video-player]').press(' ');
    });
    await page.frameLocator('iframe').getByRole('heading', { name: 'Player' }).waitFor();
    expect(named(scripts)).toEqual(['entry', 'videos']);
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('§4.4 a chunk that cannot be loaded', () => {
  it('reloads the page once, and is reported by the reloaded page', async () => {
    const { page, close } = await open();
    const documents = watchDocuments(page);
    const before = events().length;
    await page.route(/\/videos-/, (route) => route.abort(), { times: 1 });
    await Promise.all([page.waitForResponse(/\/videos-/), page.goto(address())]);
    await until(() => events()[before]?.exception.values[0]?.type === 'ChunkLoadError');
    expect(documents).toHaveLength(2);
    await close();
  });

  it('does not reload again within 10 s, and is reported each time', async () => {
    const { page, close } = await open();
    const documents = watchDocuments(page);
    const before = events().length;
    await page.route(/\/videos-/, (route) => route.abort());
    await page.goto(address());
    await until(() => events().length === before + 2);
    expect(documents).toHaveLength(2);
    expect(await page.locator('h1').isVisible()).toBe(true);
    await close();
  });

  it('reloads a hydrated page as well if it is a chunk of Next', async () => {
    const { page, close } = await open();
    await page.goto(address());
    const documents = watchDocuments(page);
    const before = events().length;
    const lose = () => {
      setTimeout(() => {
        throw Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' });
      });
    };
    await Promise.all([page.waitForEvent('load'), page.evaluate(lose)]);
    await until(() => events()[before]?.exception.values[0]?.type === 'ChunkLoadError');
    await page.evaluate(lose);
    await until(() => events().length === before + 2);
    expect(documents).toHaveLength(1);
    await close();
  });
});

describe('§4.4, §8 a navigation that ends on the page-not-found screen', () => {
  const path = '/no-hay-nada/%3Cimg%20src=x%20onerror=alert(1)%3E/';
  const shown = (page: Page) => page.locator('[data-error-path]');
  const warnings = () =>
    events().filter(({ exception }) => exception.values[0]?.type === 'NavigationWarning');

  it('shows the path as text, on one line', async () => {
    const { page, scripts, pageErrors, close } = await open({
      viewport: { width: 360, height: 640 },
    });
    await page.goto(site.url + path);
    await until(async () => (await shown(page).textContent()) === path);
    expect(named(scripts)).toEqual(['entry', 'error-page']);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Página no encontrada',
    );
    await page.goto(`${site.url}/${'a'.repeat(900)}/`);
    await until(async () => (await shown(page).textContent())?.length === 121);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    expect(pageErrors.filter((text) => !text.includes('404'))).toEqual([]);
    expect(warnings()).toEqual([]);
    await close();
  });

  it('is reported once as a warning if a page of the site linked to it', async () => {
    const { page, close } = await open();
    await page.goto(address());
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }, path);
    await until(() => warnings().length === 1);
    expect(warnings()[0]?.level).toBe('warning');
    expect(warnings()[0]?.exception.values[0]?.value).toContain(
      `from ${testPath} to /no-hay-nada/`,
    );
    await page.reload({ waitUntil: 'load' });
    await until(async () => (await shown(page).textContent()) === path);
    // Reports after the reload arrive after those of the reload.
    await fail(page, 'Tras recargar');
    await until(() => events().at(-1)?.exception.values[0]?.value === 'Tras recargar');
    expect(warnings()).toHaveLength(1);
    await close();
  });
});

testBrowserErrors(() => ({ browser: browser(), reports, site: site.url }));

describe('§2.2 prefetching, on a page with 60 links', () => {
  const pages = Array.from({ length: 60 }, (_, index) => `/enlace-${index + 1}/`);
  const none = ['/enlace-sin-barra', '/enlace-campana/?gclid=1'];

  /**
   * Waits for the enhancement, which attaches after the page has loaded: hovering links then causes
   * requests to the proxy.
   */
  async function isReady(page: Page) {
    const prefetch = page.waitForRequest('**/politica-de-cookies/');
    let isPrefetched = false;
    prefetch.then(() => {
      isPrefetched = true;
    });
    await until(async () => {
      await stayOnLinks(page, ['/enlace-sin-barra', '/politica-de-cookies/'], 65);
      return isPrefetched;
    });
  }

  /** A tab without support for speculation rules. */
  const openOther = async (connection?: object) => {
    const opened = await open();
    await emulateConnection(opened.page, connection);
    await withoutSpeculation(opened.page, address());
    if (!connection) await isReady(opened.page);
    site.proxy.reset();
    /** Sends another request to the proxy, after which all earlier ones have been counted. */
    const requestLast = () =>
      opened.page.evaluate(() => fetch('/enlace-ultimo/').then(() => undefined));
    return { ...opened, requestLast };
  };

  it('runs at most 4 at once, each once, and never follows redirects', async () => {
    const { page, requestLast, close } = await openOther();
    site.proxy.hold();
    await stayOnLinks(page, ['/enlace-redirige/', ...pages, ...pages, ...none], 65);
    await until(() => site.proxy.requested.length === 4);
    site.proxy.open();
    await until(() => site.proxy.requested.length === 61);
    await requestLast();
    // Four parallel requests may arrive in any order.
    const all = ['/enlace-redirige/', ...pages, '/enlace-ultimo/'];
    expect(site.proxy.requested.toSorted()).toEqual(all.toSorted());
    expect(site.proxy.maxParallel()).toBe(4);
    await close();
  });

  it('ignores a pointer that only crosses the links', async () => {
    const { page, requestLast, close } = await openOther();
    await stayOnLinks(page, pages, 64);
    await page.locator('h1').hover();
    await page.clock.runFor(1000);
    await requestLast();
    expect(site.proxy.requested).toEqual(['/enlace-ultimo/']);
    await close();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is off with %o',
    async (connection) => {
      const { page, scripts, requestLast, close } = await openOther(connection);
      await stayOnLinks(page, pages.slice(0, 5), 65);
      await requestLast();
      expect(site.proxy.requested).toEqual(['/enlace-ultimo/']);
      expect(named(scripts)).not.toContain('prefetch-links');
      await close();
    },
  );

  it('uses speculation rules if supported, at most 4 at once', async () => {
    const { page, scripts, close } = await open();
    await page.goto(address(), { waitUntil: 'load' });
    site.proxy.hold();
    for (const href of [...pages.slice(0, 3), ...none, ...pages.slice(3, 6)]) {
      await page.locator(`a[href="${href}"]`).hover();
      if (pages.includes(href))
        await until(() => site.proxy.requested.includes(`${href} (prefetch)`));
    }
    expect(site.proxy.requested).toHaveLength(6);
    expect(site.proxy.maxParallel()).toBeLessThanOrEqual(4);
    expect(named(scripts)).not.toContain('prefetch-links');
    await close();
  });

  it('makes followed links available at once', async () => {
    const { page, close } = await open();
    await page.goto(address(), { waitUntil: 'load' });
    const link = page.locator('a[href="/enlace-3/"]');
    await link.hover();
    await until(() => site.proxy.requested.includes('/enlace-3/ (prefetch)'));
    await link.click();
    await page.getByRole('heading', { name: '/enlace-3/' }).waitFor();
    const [navigation] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON()),
    );
    expect(navigation.deliveryType).toBe('navigational-prefetch');
    expect(site.proxy.requested).toEqual(['/enlace-3/ (prefetch)']);
    await close();
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'removes the speculation rules with %o',
    async (connection) => {
      const { page, close } = await open();
      await emulateConnection(page, connection);
      await page.goto(address(), { waitUntil: 'load' });
      expect(await page.locator('script[type=speculationrules]').count()).toBe(0);
      await close();
    },
  );
});

describe('§2.2 scrolling after a page has loaded', () => {
  it.each([
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const)('goes to the hash target, with motion %s: %s', async (reducedMotion, behavior) => {
    const { page, close } = await open({ reducedMotion });
    await watchScrolling(page);
    await page.goto(address('#el-destino'), { waitUntil: 'load' });
    expect(await scrolled(page)).toEqual([['el-destino', { behavior }]]);
    await page.waitForFunction(() => {
      const { top = -1 } = document.querySelector('#el-destino')?.getBoundingClientRect() ?? {};
      return top >= 0 && top < 100;
    });
    await close();
  });

  it.each(['', '#no-existe', '#%E0%A4%A'])('stays at the top with the hash %j', async (hash) => {
    const { page, pageErrors, close } = await open();
    await watchScrolling(page);
    await page.goto(address(hash), { waitUntil: 'load' });
    expect(await scrolled(page)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('leaves the position to visitors who scrolled, and restores it on the way back', async () => {
    const { page, close } = await open();
    await watchScrolling(page);
    await page.addInitScript(() => {
      const picture = new Image();
      picture.src = '/enlace-lento.svg';
      addEventListener('DOMContentLoaded', () => document.body.append(picture));
      addEventListener('wheel', () => Object.assign(globalThis, { wheeled: true }));
    });
    site.proxy.hold();
    await page.goto(address('#el-destino'), { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => scrollY > 0);
    await page.mouse.wheel(0, -100);
    await page.waitForFunction(() => 'wheeled' in globalThis);
    site.proxy.open();
    await page.waitForLoadState('load');
    expect(await scrolled(page)).toEqual([]);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await page.goto(`${site.url}/politica-de-cookies/`);
    await page.goBack({ waitUntil: 'load' });
    await page.waitForFunction(() => scrollY === 300);
    expect(await scrolled(page)).toEqual([]);
    await close();
  });
});

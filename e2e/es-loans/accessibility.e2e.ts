import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walkByKeyboard } from '@plaza/testing/browser';
import { sharedBrowser } from '@plaza/testing/vitest';
import { root } from '@plaza/workspace/run';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { auditPage, brandViews, views } from '../environment/audit-accessibility.ts';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { esLoans, paths, refused } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();

/** The stories of screens and `e2e/site/pages.e2e.ts` cover the other views. */
const inViews = views.filter(({ name }) => !brandViews.some((proven) => proven.name === name));

/** The front page and one page of each page type: these tests find issues of screens and styles. */
const [front, ...others] = paths;
const onePerType = new Map(others.map(([path, pageType]) => [pageType, path]));
const addresses = [front?.[0] ?? '/', ...onePerType.values(), '/no-hay-nada/'];

async function openPage(path: string, prepare?: (page: Page) => Promise<unknown>) {
  const context = await browser().newContext({
    ...refused,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await prepare?.(page);
  // A test may delay what the page loads.
  await page.goto(`${environment().site}${path}`, { waitUntil: prepare ? 'commit' : 'load' });
  return { page, close: () => context.close() };
}

/** All layout shifts without user input, added up as Core Web Vitals do. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // An observer without entries never calls back.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

describe.each(addresses)('%s', (path) => {
  it('is operable by keyboard, in order, in view and with visible focus, and passes axe at every width, zoom, scheme and contrast', async () => {
    const { page, close } = await openPage(path);
    const { count, stops } = await walkByKeyboard(page);
    expect(stops.map(({ position }) => position)).toEqual(
      Array.from({ length: count }, (_, at) => at),
    );
    expect(stops.filter(({ visible, onScreen }) => !visible || !onScreen)).toEqual([]);
    expect(await auditPage(page, { inViews })).toEqual([]);
    await close();
  });

  it('does not shift while fonts load', async () => {
    const painted = Promise.withResolvers<void>();
    const { page, close } = await openPage(path, async (page) => {
      await page.route('**/*.woff2', (route) => painted.promise.then(() => route.continue()));
    });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    painted.resolve();
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('1em Figtree Variable'))).toBe(true);
    expect(await layoutShift(page)).toBe(0);
    await close();
  });
});

describe('the accessibility statement', () => {
  it('has a report of these pages and views without findings', () => {
    const file = join(root, 'apps/es-loans/content/components/accessibility-report.json');
    const { report } = JSON.parse(readFileSync(file, 'utf8'));
    expect(report).toMatchObject({ paths: paths.map(([path]) => path), findings: [] });
    expect(report.views).toBe(views.length);
  });

  it('nothing moves with prefers-reduced-motion', async () => {
    const { page, close } = await openPage('/');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .filter(({ animationName, animationDuration, transitionDuration, scrollBehavior }) =>
            [
              animationName !== 'none' && Number.parseFloat(animationDuration) > 0.001,
              transitionDuration.split(',').some((each) => Number.parseFloat(each) > 0.001),
              scrollBehavior === 'smooth',
            ].some(Boolean),
          ).length,
    );
    expect(moving).toBe(0);
    await close();
  });
});

import { join } from 'node:path';
import { type LostSite, openLostSite } from '@plaza/e2e/environment/lost-site';
import { representativePages } from '@plaza/e2e/environment/representative-pages';
import { findSite, findSites, type SiteApp } from '@plaza/e2e/environment/site-apps';
import { openTestEnvironment, type TestEnvironment } from '@plaza/e2e/environment/test-environment';
import { visitorsOfPage } from '@plaza/e2e/environment/visitors';
import { person } from '@plaza/testing';
import { openBrowser, settlePage } from '@plaza/testing/browser';
import { root } from '@plaza/workspace/run';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';

const folder = join(root, 'docs/images');
const schemes = ['light', 'dark'] as const;
/**
 * Width of a page, number of columns on the sheet and height of the sheet for it, in CSS pixels.
 */
const sizes = [
  { width: 360, columns: 6, tallest: 1800 },
  { width: 768, columns: 4, tallest: 1600 },
  { width: 1280, columns: 3, tallest: 1400 },
] as const;

type Shot = { title: string; picture: Buffer };
type View = { width: number; scheme: (typeof schemes)[number]; columns: number; tallest: number };
type Running = { browser: Browser; environment: TestEnvironment; lost: LostSite };

async function shoot(page: Page, address: string, title: string): Promise<Shot> {
  await page.goto(address);
  // Fonts that loaded too late on the first visit are cached on the second.
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await settlePage(page);
  return { title, picture: await page.screenshot({ fullPage: true }) };
}

async function shootAll(running: Running, { width, scheme }: View): Promise<Shot[]> {
  const { browser, environment, lost } = running;
  const { refused } = await visitorsOfPage(environment.site);
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    userAgent: person,
    ...refused,
  });
  const page = await context.newPage();
  const shots: Shot[] = [];
  const pagePaths = representativePages(environment.app).map(({ path }) => path);
  for (const path of [...pagePaths, '/not-found/'])
    shots.push(await shoot(page, `${environment.site}${path}`, path));
  shots.push(await shoot(page, `${lost.site}/`, '500'));
  await context.close();
  return shots;
}

function sheetHtml(shots: readonly Shot[], { scheme, columns, tallest }: View): string {
  const figures = shots.map(
    ({ title, picture }) =>
      `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  return `<!doctype html><style>
    html { color-scheme: ${scheme}; background: light-dark(#d8d8d8, #333); font: 600 16px/2 sans-serif }
    body { display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 16px; margin: 16px }
    figure { margin: 0 }
    img { display: block; width: 100%; max-height: ${tallest}px; object-fit: cover; object-position: top }
  </style>${figures.join('')}`;
}

async function drawSheet(browser: Browser, html: string, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 800 } });
  await page.setContent(html, { waitUntil: 'load' });
  const sheet = sharp(await page.screenshot({ fullPage: true }));
  await sheet.webp({ quality: 72, effort: 6 }).toFile(file);
  await page.close();
}

/** Draws the pages that stand for a site, its 404 and its 500 on one sheet for each width and scheme. */
async function drawSite(app: SiteApp, browser: Browser): Promise<void> {
  const environment = await openTestEnvironment({ sites: [app] });
  const lost = await openLostSite(app);
  try {
    for (const scheme of schemes)
      for (const size of sizes) {
        const view = { ...size, scheme };
        const shots = await shootAll({ browser, environment, lost }, view);
        const file = join(folder, `${app.name}-${size.width}-${scheme}.webp`);
        await drawSheet(browser, sheetHtml(shots, view), file);
      }
  } finally {
    await lost.close();
    await environment.close();
  }
}

const named = process.argv.slice(2);
const apps = named.length > 0 ? await Promise.all(named.map(findSite)) : await findSites();
const browser = await openBrowser();
for (const app of apps) await drawSite(app, browser);
await browser.close();

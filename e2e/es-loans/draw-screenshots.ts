import { join } from 'node:path';
import { person } from '@plaza/testing';
import { openBrowser } from '@plaza/testing/browser';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { root } from '../../scripts/run.ts';
import { openLostSite } from '../environment/lost-site.ts';
import { openTestEnvironment } from '../environment/test-environment.ts';
import { esLoans, paths, refused } from './es-loans.ts';

const folder = join(root, 'docs/images');
const schemes = ['light', 'dark'] as const;
/** Width of a page, its place on the sheet and the sheet's height for it, in CSS pixels. */
const sizes = [
  { width: 360, columns: 6, tallest: 1800 },
  { width: 768, columns: 4, tallest: 1600 },
  { width: 1280, columns: 3, tallest: 1400 },
] as const;

type Shot = { title: string; picture: Buffer };
type View = { width: number; scheme: (typeof schemes)[number] };

async function shoot(page: Page, address: string, title: string): Promise<Shot> {
  await page.goto(address);
  // Letters that came too late for a first visit are there for the second.
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  return { title, picture: await page.screenshot({ fullPage: true }) };
}

async function shootAll(browser: Browser, { width, scheme }: View): Promise<Shot[]> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    userAgent: person,
    ...refused,
  });
  const page = await context.newPage();
  const shots: Shot[] = [];
  for (const [path] of [...paths, ['/no-hay-nada/']])
    shots.push(await shoot(page, `${environment.site}${path}`, String(path)));
  shots.push(await shoot(page, `${lost.site}/`, '500'));
  await context.close();
  return shots;
}

async function drawSheet(
  shots: readonly Shot[],
  view: View & { columns: number; tallest: number },
) {
  const figures = shots.map(
    ({ title, picture }) =>
      `<figure><figcaption>${title}</figcaption><img src="data:image/png;base64,${picture.toString('base64')}"></figure>`,
  );
  const html = `<!doctype html><style>
    html { color-scheme: ${view.scheme}; background: light-dark(#d8d8d8, #333); font: 600 16px/2 sans-serif }
    body { display: grid; grid-template-columns: repeat(${view.columns}, 1fr); gap: 16px; margin: 16px }
    figure { margin: 0 }
    img { display: block; width: 100%; max-height: ${view.tallest}px; object-fit: cover; object-position: top }
  </style>${figures.join('')}`;
  const page = await browser.newPage({ viewport: { width: 1920, height: 800 } });
  await page.setContent(html, { waitUntil: 'load' });
  const sheet = sharp(await page.screenshot({ fullPage: true }));
  await sheet
    .webp({ quality: 72, effort: 6 })
    .toFile(join(folder, `es-loans-${view.width}-${view.scheme}.webp`));
  await page.close();
}

/** Shows every page of es-loans, its 404 and its 500 on one sheet for each width and scheme. */
const environment = await openTestEnvironment({ sites: [esLoans] });
const lost = await openLostSite(esLoans);
const browser = await openBrowser();
try {
  for (const scheme of schemes)
    for (const size of sizes) {
      const view = { ...size, scheme };
      await drawSheet(await shootAll(browser, view), view);
    }
} finally {
  await browser.close();
  await lost.close();
  await environment.close();
}

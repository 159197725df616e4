import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CrawledPage } from '@plaza/e2e/crawl/read-page';
import { representativePages } from '@plaza/e2e/environment/representative-pages';
import type { SiteApp } from '@plaza/e2e/environment/site-apps';
import { visitorsOfPage } from '@plaza/e2e/environment/visitors';
import { person } from '@plaza/testing';
import { settlePage } from '@plaza/testing/browser';
import type { Browser } from 'playwright';
import { drawContactSheets } from './contact-sheets.ts';

const widths = [360, 768, 1280] as const;
const schemes = ['light', 'dark'] as const;

type Drawing = {
  readonly app: SiteApp;
  readonly site: string;
  readonly folder: string;
  readonly pages: readonly CrawledPage[];
};

/**
 * Draws a page of each kind and the front page of each language in three widths and two schemes, and
 * sheets that show them side by side.
 */
export async function drawPages(browser: Browser, drawing: Drawing): Promise<void> {
  const { app, site, folder, pages } = drawing;
  await mkdir(folder, { recursive: true });
  const chosen = new Set(pages.map(({ path }) => path));
  const rows: string[][] = [];
  for (const { path, route } of representativePages(app))
    if (chosen.has(path)) {
      const file = join(folder, nameOf(route.pageType, path));
      rows.push(await drawPage(browser, { site, path, file }));
    }
  await drawContactSheets(folder, rows);
}

const nameOf = (pageType: string, path: string) =>
  `${pageType}${path.replaceAll('/', '_').replace(/_$/, '')}`;

async function drawPage(
  browser: Browser,
  { site, path, file }: { site: string; path: string; file: string },
): Promise<string[]> {
  const files: string[] = [];
  const { refused } = await visitorsOfPage(site + path);
  const page = await browser.newPage({ ...refused, userAgent: person, reducedMotion: 'reduce' });
  await page.goto(site + path);
  await settlePage(page);
  for (const colorScheme of schemes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      const picture = `${file}-${width}-${colorScheme}.png`;
      await page.screenshot({ fullPage: true, path: picture });
      files.push(picture);
    }
  await page.close();
  return files;
}

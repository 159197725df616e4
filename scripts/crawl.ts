import { parseArgs } from 'node:util';
import type { CrawlIssue } from '@plaza/e2e/crawl/check-crawl';
import { crawlApp } from '@plaza/e2e/crawl/crawl-app';
import type { CrawledPage } from '@plaza/e2e/crawl/read-page';
import { findSite, type SiteApp } from '@plaza/e2e/environment/site-apps';
import { openTestEnvironment } from '@plaza/e2e/environment/test-environment';
import { openBrowser, openShell } from '@plaza/testing/browser';
import type { Browser } from 'playwright';
import { auditPages } from './crawl-audit.ts';
import { drawPages } from './crawl-pictures.ts';
import { failPlainly } from './supervise.ts';

type Options = {
  /** Tests every page with axe too, which takes seconds a page. */
  readonly axe: boolean;
  /** A folder for pictures of a page of each kind. */
  readonly pictures: string | undefined;
  /** Part of the addresses to test and draw, e.g. `/fi/`; default all. */
  readonly only: string;
};

function printIssues(issues: readonly CrawlIssue[]): void {
  for (const { path, message } of issues) console.log(`${path}: ${message}`);
}

async function inBrowser(
  { axe, pictures, only }: Options,
  { app, site, pages }: { app: SiteApp; site: string; pages: readonly CrawledPage[] },
): Promise<CrawlIssue[]> {
  const chosen = pages.filter(({ path }) => path.includes(only));
  if (pictures) {
    const drawing = { app, site, folder: pictures, pages: chosen };
    await useBrowser(openBrowser, (browser) => drawPages(browser, drawing));
  }
  return axe ? useBrowser(openShell, (shell) => auditPages(shell, { site, pages: chosen })) : [];
}

async function useBrowser<T>(open: () => Promise<Browser>, use: (browser: Browser) => Promise<T>) {
  const browser = await open();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Reads a whole built site as a crawler does, and prints everything that is wrong with it. */
async function crawl(app: SiteApp, options: Options): Promise<number> {
  const environment = await openTestEnvironment({ sites: [app] });
  try {
    const { site } = environment;
    const start = performance.now();
    const { pages, issues } = await crawlApp(app, site);
    const seconds = Math.round((performance.now() - start) / 1000);
    printIssues(issues);
    const found = await inBrowser(options, { app, site, pages });
    printIssues(found);
    const count = issues.length + found.length;
    console.log(`${pages.length} pages read in ${seconds} s: ${count} issues`);
    return count;
  } finally {
    await environment.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    options: {
      axe: { type: 'boolean', default: false },
      pictures: { type: 'string' },
      only: { type: 'string', default: '' },
    },
    allowPositionals: true,
  });
  const app = await findSite(positionals[0]);
  const { axe, only, pictures } = values;
  process.exitCode = (await crawl(app, { axe, only, pictures })) === 0 ? 0 : 1;
} catch (error) {
  failPlainly(error);
}

import type { CrawlIssue } from '@plaza/e2e/crawl/check-crawl';
import type { CrawledPage } from '@plaza/e2e/crawl/read-page';
import { auditPage, type View, views } from '@plaza/e2e/environment/audit-accessibility';
import { visitorsOfPage } from '@plaza/e2e/environment/visitors';
import type { Browser, BrowserContext } from 'playwright';

/** Both schemes on a phone and on a desktop. */
const audited: readonly View[] = views.filter(({ name }) => /^(?:360|1280) px/.test(name));

const workers = 2;

/** Pages between two lines of progress. */
const reported = 25;

/** Tests pages with axe in both schemes at 360 and 1280 px, in two tabs. */
export async function auditPages(
  browser: Browser,
  { site, pages }: { site: string; pages: readonly CrawledPage[] },
): Promise<CrawlIssue[]> {
  const queue = pages.map(({ path }) => path);
  const issues: CrawlIssue[] = [];
  const work = async () => {
    const context = await browser.newContext();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      issues.push(...(await auditOne(context, { site, path })));
      const left = queue.length;
      if (left > 0 && left % reported === 0) console.log(`axe: ${left} pages left`);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return issues;
}

/** A page as a visitor sees it who has refused, without the dialog. */
async function auditOne(
  context: BrowserContext,
  { site, path }: { site: string; path: string },
): Promise<CrawlIssue[]> {
  const { refused } = await visitorsOfPage(site + path);
  await context.clearCookies();
  await context.addCookies(refused.storageState.cookies);
  const page = await context.newPage();
  await page.goto(site + path);
  const findings = await auditPage(page, { inViews: audited });
  await page.close();
  return findings.map(({ rule, view }) => ({ path, message: `${view}: ${rule}` }));
}

import type { Browser } from 'playwright';
import { auditAccessibility, type View, views } from '../e2e/environment/audit-accessibility.ts';
import { visitorsOfPage } from '../e2e/environment/visitors.ts';
import type { CrawlIssue } from '../tooling/crawl/check-crawl.ts';
import type { CrawledPage } from '../tooling/crawl/read-page.ts';

/** Both schemes on a phone and on a desktop. */
const audited: readonly View[] = views.filter(({ name }) => /^(?:360|1280) px/.test(name));

const workers = 2;

/** Tests pages with axe in both schemes at 360 and 1280 px, two at a time. */
export async function auditPages(
  browser: Browser,
  { site, pages }: { site: string; pages: readonly CrawledPage[] },
): Promise<CrawlIssue[]> {
  const queue = pages.map(({ path }) => path);
  const issues: CrawlIssue[] = [];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { refused } = await visitorsOfPage(site + path);
      const options = { visitor: refused, inViews: audited };
      for (const { rule, view } of await auditAccessibility(browser, site + path, options))
        issues.push({ path, message: `${view}: ${rule}` });
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return issues;
}

import type { CrawlIssue } from '@plaza/e2e/crawl/check-crawl';
import type { CrawledPage } from '@plaza/e2e/crawl/read-page';
import { auditAccessibility, type View, views } from '@plaza/e2e/environment/audit-accessibility';
import { visitorsOfPage } from '@plaza/e2e/environment/visitors';
import type { Browser } from 'playwright';

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

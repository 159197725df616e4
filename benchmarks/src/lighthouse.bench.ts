import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { openBrowser } from '../../e2e/harness/browser.ts';
import { freePort } from '../../e2e/harness/free-port.ts';
import { openHouse } from '../../e2e/harness/house.ts';
import { decided } from '../../e2e/harness/visitors.ts';
import { type Figure, formatFigures } from './figure.ts';
import { type SitePage, sitePages } from './site-pages.ts';
import { openSlowVendors } from './slow-vendors.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const blockingBudgetMs = 50;
const crawlable = 'is-crawlable';

type AuditedPage = Readonly<Record<keyof Pick<SitePage, 'name' | 'path'>, string>> & {
  readonly isIndexed: boolean;
};

type Report = { page: AuditedPage; result: Result };

/** One audit of a page with Lighthouse's own defaults: its mobile preset, a cold cache, simulated slow 4G. */
async function auditPage(page: AuditedPage, base: string, port: number): Promise<Report> {
  const audited = await lighthouse(`${base}${page.path}`, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    ...(page.isIndexed ? {} : { skipAudits: [crawlable] }),
  });
  if (!audited) throw new Error(`Lighthouse gave no report of ${page.path}`);
  return { page, result: audited.lhr };
}

async function auditPages(): Promise<Report[]> {
  const house = await openHouse();
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const reports: Report[] = [];
    for (const page of sitePages) reports.push(await auditPage(page, house.site, port));
    reports.push(await auditWithVendors(house.site));
    return reports;
  } finally {
    await browser.close();
    await house.close();
  }
}

/** The landing page for a visitor who has accepted everything, with all vendors as slow as they come. */
async function auditWithVendors(site: string): Promise<Report> {
  const port = await freePort();
  const vendors = await openSlowVendors();
  const browser = await openBrowser([`--remote-debugging-port=${port}`, ...vendors.flags]);
  try {
    const everything = decided({ preferences: true, statistics: true, marketing: true });
    const lighthouseBrowser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await lighthouseBrowser.contexts()[0]?.addCookies(everything.storageState.cookies);
    const page = { name: 'landing, all vendors', path: '/lp/?msclkid=1', isIndexed: false };
    const report = await auditPage(page, site, port);
    if (vendors.requests() < 5) throw new Error('Not every vendor was asked for its script');
    return report;
  } finally {
    await browser.close();
    vendors.close();
  }
}

const score = ({ result }: Report, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const measured = ({ result }: Report, audit: string) =>
  result.audits[audit]?.numericValue ?? Number.NaN;

function figures(report: Report): Figure[] {
  const { name, path } = report.page;
  const label = `${name}, ${path}`;
  return [
    ...categories.map((category) => ({
      name: `${label}, ${category}`,
      ours: score(report, category),
      unit: 'points',
      budget: '100',
    })),
    {
      name: `${label}, total blocking time`,
      ours: measured(report, 'total-blocking-time'),
      unit: 'ms',
      budget: `≤ ${blockingBudgetMs} ms`,
    },
    {
      name: `${label}, cumulative layout shift`,
      ours: measured(report, 'cumulative-layout-shift'),
      unit: '',
      budget: '0',
    },
  ];
}

/** Every audit that counts and is not passed, so that a report under 100 says why. */
function shortcomings({ page, result }: Report): string[] {
  const counted = categories.flatMap((category) => result.categories[category]?.auditRefs ?? []);
  const failed = counted.filter(
    ({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1,
  );
  return failed.map(({ id }) => {
    const {
      title,
      score: got,
      displayValue = '',
    } = result.audits[id] ?? { title: id, score: null };
    return `${page.path} ${id} ${got}: ${title} ${displayValue}`;
  });
}

function isWithinBudget(report: Report): boolean {
  return (
    categories.every((category) => score(report, category) === 100) &&
    measured(report, 'total-blocking-time') <= blockingBudgetMs &&
    measured(report, 'cumulative-layout-shift') === 0
  );
}

/** Prints what the scores do not say by themselves. */
function printNotes(reports: readonly Report[]) {
  for (const { page } of reports.filter(({ page }) => !page.isIndexed)) {
    console.log(`${page.path} is noIndex on purpose: the rule ${crawlable} is left out there.`);
  }
  for (const line of reports.flatMap(shortcomings)) console.log(`Not full marks: ${line}`);
}

/** Lighthouse's four scores, blocking time and layout shift of a page of every type (design, §6). */
export async function measureLighthouse(): Promise<Report[]> {
  const reports = await auditPages();
  console.log(formatFigures(reports.flatMap(figures)));
  printNotes(reports);
  return reports;
}

if (import.meta.main) {
  const reports = await measureLighthouse();
  process.exitCode = reports.every(isWithinBudget) ? 0 : 1;
}

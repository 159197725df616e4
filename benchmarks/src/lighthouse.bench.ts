import { openTestEnvironment } from '@plaza/e2e/environment/test-environment';
import { visitorsOfPage } from '@plaza/e2e/environment/visitors';
import { sitePages as sitePagesOf } from '@plaza/routing';
import { freePort } from '@plaza/testing';
import { openBrowser } from '@plaza/testing/browser';
import { vendorsFor } from '@plaza/tracking';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { serveBarePage } from './bare-page.ts';
import { chosenSite } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';
import { atLastStep } from './flow-steps.ts';
import { type SitePage, sitePages } from './site-pages.ts';
import { openSlowVendors } from './slow-vendors.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const blockingBudgetMs = 50;

/** Rules that a page breaks on purpose. */
const brokenBy = ({ isIndexed, pageType }: AuditedPage): string[] => [
  ...(isIndexed ? [] : ['is-crawlable']),
  // Its status is 403, which a browser logs.
  ...(pageType === 'Forbidden' ? ['http-status-code', 'errors-in-console'] : []),
];

/** The channel that starts every vendor of a site (§9). */
const BING = 5;

type AuditedPage = Readonly<Record<keyof Pick<SitePage, 'name' | 'path'>, string>> & {
  readonly isIndexed: boolean;
  readonly pageType?: string;
};

type Report = {
  page: AuditedPage;
  result: Result;
  /** Starts with a bare static page, so that a busy machine does not decide the result. */
  bare: Result;
};

/** The auditing browser, and the URL of the bare page. */
type Auditor = { readonly port: number; readonly bare: string };

/** One audit with Lighthouse's defaults: its mobile preset, a cold cache, simulated slow 4G. */
async function audit(address: string, port: number, skipAudits: string[]): Promise<Result> {
  const audited = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    skipAudits,
    // A page that refuses everybody is audited, too; `http-status-code` judges the others.
    ignoreStatusCode: true,
  });
  if (!audited) throw new Error(`Lighthouse gave no report of ${address}`);
  return audited.lhr;
}

/** The bare page's audit, which is made again when it is older than this. */
const BARE_LIFETIME_MS = 60_000;
let lastBare: { readonly result: Result; readonly at: number } | undefined;

async function auditBare({ port, bare }: Auditor): Promise<Result> {
  if (lastBare && Date.now() - lastBare.at < BARE_LIFETIME_MS) return lastBare.result;
  const result = await audit(`${bare}/`, port, []);
  lastBare = { result, at: Date.now() };
  return result;
}

async function auditPage(
  page: AuditedPage,
  base: string,
  { port, bare }: Auditor,
): Promise<Report> {
  const ofBare = await auditBare({ port, bare });
  const auditOnce = () => audit(`${base}${page.path}`, port, brokenBy(page));
  const result = await auditOnce();
  // Lighthouse now and then misses the first paint of a page.
  const isScored = result.categories.performance?.score !== null;
  return { page, bare: ofBare, result: isScored ? result : await auditOnce() };
}

async function auditPages(): Promise<Report[]> {
  const environment = await openTestEnvironment({ sites: [chosenSite] });
  const { url: bare, close } = await serveBarePage();
  const port = await freePort();
  // Where the law lets a visitor object instead of asking first, vendors start with the page.
  const vendors = await openSlowVendors();
  const browser = await openBrowser([`--remote-debugging-port=${port}`, ...vendors.flags]);
  try {
    const reports: Report[] = [];
    // The first page that a browser opens also pays for loading fonts and locale data.
    await audit(environment.site + (sitePages[0]?.path ?? '/'), port, []);
    for (const page of sitePages)
      reports.push(await auditPage(page, environment.site, { port, bare }));
    const auditing = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    for (const page of sitePages) {
      const { site } = environment;
      const report = await atLastStep(auditing, { site, page }, (step) =>
        auditPage(step, site, { port, bare }),
      ).catch(({ message }) => {
        // The reports of the others took minutes.
        console.error(`${page.path}: its last step was not reached: ${message}`);
        process.exitCode = 1;
      });
      if (report) reports.push(report);
    }
    if (landing && sitePages.some(({ path }) => path === landing.path))
      reports.push(await auditWithVendors(landing, { site: environment.site, bare }));
    return reports;
  } finally {
    await browser.close();
    vendors.close();
    await close();
    await environment.close();
  }
}

/** The first landing page of the site, and how many vendors a visitor from Bing starts there. */
const landing = findLanding();

function findLanding() {
  const { site, tracking } = chosenSite.config;
  const found = [...sitePagesOf(site)].find(({ route }) => route.pageType === 'ProductList');
  if (!found) return undefined;
  const { path, locale } = found;
  const ids = tracking?.vendors ?? {};
  return { path, vendors: vendorsFor({ site, ids, locale, channelId: BING }).length };
}

/** A landing page for a visitor who accepted everything, with all vendors slow. */
async function auditWithVendors(
  { path, vendors: expected }: NonNullable<typeof landing>,
  { site, bare }: { readonly site: string; readonly bare: string },
): Promise<Report> {
  const port = await freePort();
  const vendors = await openSlowVendors();
  const browser = await openBrowser([`--remote-debugging-port=${port}`, ...vendors.flags]);
  try {
    const { decided } = await visitorsOfPage(site + path);
    const everything = decided({ preferences: true, statistics: true, marketing: true });
    const lighthouseBrowser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
    await lighthouseBrowser.contexts()[0]?.addCookies(everything.storageState.cookies);
    const page = {
      name: 'landing, all vendors',
      path: `${path}?msclkid=1`,
      isIndexed: false,
    };
    const report = await auditPage(page, site, { port, bare });
    if (vendors.requests() < expected) throw new Error('Some vendor scripts were not requested');
    return report;
  } finally {
    await browser.close();
    vendors.close();
  }
}

const scoreOf = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100);

const measuredOf = (result: Result, audit: string) =>
  result.audits[audit]?.numericValue ?? Number.NaN;

/** A score or metric of a page, compared with the bare page. */
function figure(
  { page: { name, path }, result, bare }: Report,
  what: Pick<Figure, 'name' | 'unit' | 'budget'>,
  read: (of: Result) => number,
): Figure {
  return {
    ...what,
    name: `${name}, ${path}, ${what.name}`,
    ours: read(result),
    rival: { name: 'bare static page', value: read(bare) },
  };
}

function figures(report: Report): Figure[] {
  const blocking = { name: 'total blocking time', unit: 'ms' };
  const budget = `≤ bare + ${blockingBudgetMs} ms`;
  return [
    ...categories.map((name) =>
      figure(report, { name, unit: 'points', budget: '100, or as bare' }, (of) =>
        scoreOf(of, name),
      ),
    ),
    figure(report, { ...blocking, budget }, (of) => measuredOf(of, 'total-blocking-time')),
    figure(report, { name: 'cumulative layout shift', unit: '', budget: '0' }, (of) =>
      measuredOf(of, 'cumulative-layout-shift'),
    ),
  ];
}

/** All failed audits that count, to explain scores under 100. */
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
      details,
    } = result.audits[id] ?? { title: id, score: null };
    const found = details && 'items' in details ? JSON.stringify(details.items) : '';
    return `${page.path} ${id} ${got}: ${title} ${displayValue} ${found.slice(0, MOST_DETAILS)}`;
  });
}

/** Letters of what an audit found: a message of the console, an element. */
const MOST_DETAILS = 400;

/**
 * If the machine is too busy for the bare page to score 100, the bare page's score is the budget.
 */
function isWithinBudget({ result, bare }: Report): boolean {
  const leastOf = (category: string) =>
    category === 'performance' ? Math.min(100, scoreOf(bare, category)) : 100;
  const blocking = measuredOf(result, 'total-blocking-time');
  return (
    categories.every((category) => scoreOf(result, category) >= leastOf(category)) &&
    blocking <= measuredOf(bare, 'total-blocking-time') + blockingBudgetMs &&
    measuredOf(result, 'cumulative-layout-shift') === 0
  );
}

/** Prints details that the scores do not show. */
function printNotes(reports: readonly Report[]) {
  for (const { page } of reports)
    for (const rule of brokenBy(page))
      console.log(`${page.path} breaks the rule ${rule} on purpose: it is left out there.`);
  for (const line of reports.flatMap(shortcomings)) console.log(`Not full marks: ${line}`);
}

/** Lighthouse's four scores, blocking time and layout shift for every page type (design §6). */
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

import { parseArgs } from 'node:util';
import { pagesOf } from '@plaza/e2e/environment/representative-pages';
import { findSites, type SiteApp } from '@plaza/e2e/environment/site-apps';
import { openTestEnvironment } from '@plaza/e2e/environment/test-environment';
import { visitorsOfPage } from '@plaza/e2e/environment/visitors';
import { wholePageHeader } from '@plaza/page-cache';
import { openBrowser } from '@plaza/testing/browser';
import type { Page } from 'playwright';
import { type Figure, formatFigures } from './figure.ts';
import { lengthenList } from './long-list.ts';
import { median } from './median.ts';
import { onPhone } from './phone.ts';

/** Products of the measured list: it is made as long as this. */
const PRODUCTS = 200;
const BUDGET_MS = 100;
const { values: options } = parseArgs({ options: { runs: { type: 'string' } }, strict: false });
const RUNS = Number(options.runs ?? 3);

/** The first list that answers, of the sites in several countries. */
async function findList(): Promise<{ app: SiteApp; path: string }> {
  for (const app of await findSites()) {
    if (app.config.site.markets.length === 1) continue;
    const list = pagesOf(app).find(({ route }) => route.pageType === 'ProductList');
    if (list) return { app, path: list.path };
  }
  throw new Error('No site in several countries has a page of type ProductList.');
}

const list = await findList();

/** An interaction, in milliseconds: its whole duration (steps of 8), and how that divides. */
type Interaction = {
  readonly duration: number;
  /** Until its handlers are called. */
  readonly delay: number;
  readonly processing: number;
  /** From the last handler to the paint: style, layout, drawing. */
  readonly presentation: number;
};

const NOTHING: Interaction = { duration: 0, delay: 0, processing: 0, presentation: 0 };

type Observed = { slowest?: Interaction };

/** How long the page took from each input to the next paint. */
async function measure(
  page: Page,
  actions: readonly (() => Promise<void>)[],
): Promise<Interaction[]> {
  const slowest: Interaction[] = [];
  for (const act of actions) {
    await page.evaluate(() => {
      delete (globalThis as Observed).slowest;
    });
    await act();
    slowest.push((await page.evaluate(slowestSince)) ?? NOTHING);
  }
  return slowest;
}

/** The slowest interaction since it was last read, at the pace of a person: the page has answered and rests. */
async function slowestSince(): Promise<Interaction | undefined> {
  await new Promise((done) => setTimeout(done, 300));
  await new Promise((done) =>
    requestAnimationFrame(() => requestIdleCallback(done, { timeout: 2_000 })),
  );
  return (globalThis as Observed).slowest;
}

const observeInteractions = (page: Page) =>
  page.addInitScript(() => {
    const own = globalThis as Observed;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { duration, startTime, processingStart, processingEnd, interactionId } = entry;
        // INP counts keys, taps and clicks; a pointer that moves is none of them.
        if (!interactionId || duration <= (own.slowest?.duration ?? 0)) continue;
        own.slowest = {
          duration,
          delay: processingStart - startTime,
          processing: processingEnd - processingStart,
          presentation: Math.max(0, startTime + duration - processingEnd),
        };
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** Filters, sorts and prices a list of 200 products on a processor slowed four times. */
async function measureList(page: Page, url: string) {
  await observeInteractions(page);
  await page.route(`**${list.path}`, async (route) => {
    const headers = { ...route.request().headers(), [wholePageHeader]: '1' };
    const response = await route.fetch({ headers });
    await route.fulfill({ response, body: lengthenList(await response.text(), PRODUCTS) });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('.pz-live__summary').first().click();
  // The first interaction loads what answers the list.
  await page.waitForLoadState('networkidle');
  const boxes = await page.locator('[name="filter"]').all();
  const orders = await page.locator('[name="sort"] option').count();
  const press = async (name: string, times: number) => {
    await page.locator(`[name="${name}"]`).focus();
    return measure(
      page,
      Array.from({ length: times }, () => () => page.keyboard.press('ArrowDown')),
    );
  };
  return {
    // Each applied, then each removed again.
    filter: await measure(
      page,
      // Playwright's check of what a click would hit takes as long as the page's own work.
      [...boxes, ...boxes].map((box) => () => box.click({ force: true })),
    ),
    sort: await press('sort', orders - 1),
    amount: await press('amount', 5),
    term: await press('term', 5),
  };
}

/** Measures the list on as many phones as `--runs` says: a busy machine spoils single ones. */
async function openList() {
  const environment = await openTestEnvironment({ sites: [list.app] });
  const browser = await openBrowser();
  const { refused: visitor } = await visitorsOfPage(environment.site + list.path);
  // The processor alone is slow: nothing is loaded while someone filters.
  const throttling = { latencyMs: 0, bytesPerSecond: 10_000_000, processor: 4 };
  const runs: Awaited<ReturnType<typeof measureList>>[] = [];
  try {
    while (runs.length < RUNS)
      runs.push(
        await onPhone(browser, { visitor, throttling }, (page) =>
          measureList(page, environment.site + list.path),
        ),
      );
    return runs;
  } finally {
    await browser.close();
    await environment.close();
  }
}

const WAYS = ['filter', 'sort', 'amount', 'term'] as const;
const PHASES = ['delay', 'processing', 'presentation'] as const;

const runs = await openList();
const budget = `≤ ${BUDGET_MS} ms`;
const durationsOf = (interactions: readonly Interaction[]) =>
  interactions.map(({ duration }) => duration);

/** The median of the worst of each run: one moment of a busy machine decides nothing. */
const worstOf = (way: (typeof WAYS)[number]) =>
  median(runs.map((run) => Math.max(...durationsOf(run[way]))));

const figures = WAYS.flatMap((way): Figure[] => {
  const all = runs.flatMap((run) => run[way]);
  const title = `${PRODUCTS} products, ${way}, 4 × slowed`;
  return [
    {
      name: `${title}, median of ${all.length}`,
      ours: median(durationsOf(all)),
      unit: 'ms',
      budget,
    },
    { name: `${title}, worst of a run`, ours: worstOf(way), unit: 'ms', budget },
    ...PHASES.map((phase) => ({
      name: `${title}, ${phase}`,
      ours: median(all.map((interaction) => interaction[phase])),
      unit: 'ms',
    })),
  ];
});
console.log(formatFigures(figures));
process.exitCode = WAYS.every((way) => worstOf(way) > 0 && worstOf(way) <= BUDGET_MS) ? 0 : 1;

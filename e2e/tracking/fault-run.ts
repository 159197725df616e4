import { randomUUID } from 'node:crypto';
import type { Delivery } from '@plaza/tracking/core/delivery/create-delivery';
import { openDatabase } from 'leads-service/database/open-database';
import { createDatabaseFactory } from 'leads-service/testing/databases';
import { createFilledDatabase } from 'leads-service/testing/filled-database';
import { fixtureWebsiteId } from 'leads-service/testing/fixture-content';
import { startServiceProcess } from 'leads-service/testing/service-process';
import { userEvents } from 'leads-service/writes/tables';
import type { Browser, BrowserContext, Page } from 'playwright';
import { bundleScript } from './bundle-script.ts';
import { type Fault, startSite } from './faulty-site.ts';

/** What the page's script exposes to the run. */
declare global {
  var delivery: Delivery;
  var sendEvents: (ids: readonly string[]) => void;
  var reported: string[];
  var returns: number;
  var hide: (isHidden: boolean) => void;
}

const script = await bundleScript(`
  import { openDelivery } from './browser/delivery/open-delivery.ts';
  globalThis.reported = [];
  globalThis.delivery = openDelivery({
    mayStore: () => true,
    report: (cause) => reported.push(String(cause)),
    firstPause: 5,
  });
  const products = [{ position: 0, productId: 1 }];
  globalThis.sendEvents = (ids) => {
    for (const id of ids)
      delivery.send('/user-events', { id, partitionKey: 'productView', data: { impressionId: id, products } });
  };
  globalThis.returns = 0;
  addEventListener('pageshow', ({ persisted }) => { if (persisted) returns += 1; });
  // Playwright reports every tab as visible.
  globalThis.hide = (isHidden) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };`);

const files = {
  '/entry.js': script,
  '/plain/': '<!doctype html><title>Another site</title>',
  '/': '<!doctype html><title>Page</title><script type="module" src="/entry.js"></script>',
};

/** The number of consecutive posts with each fault, per 200 posts. */
const OUTAGE = { every: 200, length: 12 };
const FAULTS: readonly Fault[] = [
  [503],
  'lost',
  [429, '0.1'],
  'answer lost',
  [408],
  [503, '0'],
  [500],
  [502],
];

function outages(): () => Fault {
  let posts = 0;
  return () => {
    posts += 1;
    if (posts % OUTAGE.every >= OUTAGE.length) return 'none';
    return FAULTS[Math.floor(posts / OUTAGE.every) % FAULTS.length] ?? 'none';
  };
}

type Visitor = { readonly context: BrowserContext; readonly page: Page; readonly url: string };

/** Polls ten times a second; polling each frame cost more than delivering. */
const untilWaiting = (page: Page, most: number) =>
  page.waitForFunction((room) => delivery.state().waiting <= room, most, { polling: 100 });

/** What happens while the events of a batch are sent. */
const scenes = {
  async nothing({ page }: Visitor, ids: string[]) {
    await page.evaluate((all) => sendEvents(all), ids);
  },
  async offline({ page, context }: Visitor, ids: string[]) {
    await context.setOffline(true);
    await page.evaluate((all) => sendEvents(all), ids);
    await context.setOffline(false);
  },
  async reload({ page }: Visitor, ids: string[]) {
    await page.evaluate((all) => sendEvents(all), ids);
    await page.reload();
  },
  async awayAndBack({ page, url }: Visitor, ids: string[]) {
    await page.evaluate((all) => sendEvents(all), ids);
    await untilWaiting(page, 0);
    await page.goto(`${url}/plain/`);
    await page.goBack({ waitUntil: 'commit' });
  },
  async awayAtOnce({ page, url }: Visitor, ids: string[]) {
    await page.evaluate((all) => sendEvents(all), ids);
    await page.goto(`${url}/other/`);
  },
  async hiddenAndShown({ page }: Visitor, ids: string[]) {
    await page.evaluate((all) => {
      sendEvents(all);
      for (const isHidden of [true, false, true, false]) hide(isHidden);
    }, ids);
  },
  async twoTabs({ page, context, url }: Visitor, ids: string[]) {
    const other = await context.newPage();
    await other.goto(url);
    const middle = ids.length >> 1;
    await Promise.all([
      page.evaluate((all) => sendEvents(all), ids.slice(0, middle)),
      other.evaluate((all) => sendEvents(all), ids.slice(middle)),
    ]);
    await other.close({ runBeforeUnload: true });
  },
};

const BATCH = 72;

/** Runs the scenes of one visitor. @returns the queued ids and the number of dropped events */
async function visit(browser: Browser, url: string, events: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const ids: string[] = [];
  let returns = 0;
  const names = Object.keys(scenes) as (keyof typeof scenes)[];
  for (let batch = 0; ids.length < events; batch++) {
    const own = Array.from({ length: Math.min(BATCH, events - ids.length) }, () => randomUUID());
    ids.push(...own);
    await scenes[names[batch % names.length] ?? 'nothing']({ context, page, url }, own);
    await untilWaiting(page, BATCH);
    returns += await page.evaluate(() => returns);
  }
  await untilWaiting(page, 0);
  const reports = await page.evaluate(() => reported);
  await context.close();
  return { ids, returns, reports };
}

export type FaultRun = {
  readonly sent: number;
  readonly lost: number;
  readonly doubled: number;
  readonly unknown: number;
  /** Number of returns from the back/forward cache. */
  readonly returns: number;
  readonly reports: readonly string[];
  readonly met: Readonly<Record<string, number>>;
};

/** Sends a number of events through every kind of fault to the real service, and counts its rows. */
export async function runFaults(
  browser: Browser,
  { events, visitors }: { readonly events: number; readonly visitors: number },
): Promise<FaultRun> {
  const databases = await createDatabaseFactory('pglite');
  const { dataDir } = await createFilledDatabase(databases);
  const environment = {
    PLAZA_DATA_DIR: dataDir,
    POSTS_PER_MINUTE: '10000000',
    MAX_EVENT_LOOP_DELAY: '0',
  };
  const service = await startServiceProcess(environment);
  const base = `${service.address}/website/${fixtureWebsiteId}/api`;
  const site = await startSite({ service: base, files, faultOf: outages() });
  try {
    const share = Math.ceil(events / visitors);
    const visits = await Promise.all(
      Array.from({ length: visitors }, () => visit(browser, site.url, share)),
    );
    await service.end('SIGTERM');
    const { orm, close } = await openDatabase({ dataDir });
    const rows = await orm.select({ data: userEvents.data }).from(userEvents);
    await close();
    // Compare contents, because ids are unique in the table.
    const stored = new Set(rows.map(({ data }) => Object(data).impressionId));
    const sent = new Set(visits.flatMap(({ ids }) => ids));
    return {
      sent: sent.size,
      lost: [...sent].filter((id) => !stored.has(id)).length,
      doubled: rows.length - stored.size,
      unknown: [...stored].filter((id) => !sent.has(id)).length,
      returns: visits.reduce((sum, { returns }) => sum + returns, 0),
      reports: visits.flatMap(({ reports }) => reports),
      met: site.met,
    };
  } finally {
    await site.close();
    await service.end('SIGKILL');
    await databases.dispose();
  }
}

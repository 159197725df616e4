import { flowClient, newClientAddress } from '@plaza/flow-server/testing/flow-client';
import { walksOf } from '@plaza/flow-server/testing/flow-walks';
import { walkWithRequests } from '@plaza/flow-server/testing/walk-flow';
import type { FlowTable } from '@plaza/flows';
import { FLOWS } from '@plaza/flows';
import { person, until } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import { describe, expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { answerVendors, openTab } from '../environment/open-tab.ts';
import { representativePages } from '../environment/representative-pages.ts';
import { findSite } from '../environment/site-apps.ts';
import { visitorsOfPage } from '../environment/visitors.ts';
import { auditedFlows } from './audited-flows.ts';
import { linkMailedTo } from './mailed-link.ts';
import { expectStored, type Key, keyIn } from './stored-application.ts';
import { press, stepShown, walkInBrowser } from './walk-in-browser.ts';

const platform = await findSite('platform');
const environment = sharedEnvironment(platform);
const browser = sharedBrowser();

/** What a browser shows of a flow: kinds of fields, and what its last steps are. */
const kindsOf = ({ steps, ...flow }: FlowTable): string[] => [
  ...steps.flatMap(({ fields, repeat }) => [
    ...fields.map(({ kind }) => kind),
    ...(repeat ? ['repeat'] : []),
  ]),
  ...(['checkAnswers', 'confirmEmail', 'skippable'] as const).filter((name) => flow[name]),
];

/** Flows that together have every kind, and all whose email is confirmed. */
const shownKinds = new Set<string>();
const shownFlows = Object.values<FlowTable>(FLOWS)
  .toSorted((a, b) => new Set(kindsOf(b)).size - new Set(kindsOf(a)).size)
  .filter((flow) => {
    const isNew = kindsOf(flow).some((kind) => !shownKinds.has(kind));
    for (const kind of kindsOf(flow)) shownKinds.add(kind);
    return isNew || flow.confirmEmail;
  });

/** Chromium has walked them with the audits of accessibility. */
const walkedElsewhere = new Set<string>(auditedFlows.map(([name]) => name));

/** Each flow in one language, to each of its ends; in as many countries as there are. */
const pages = representativePages(platform);
const ways = Object.values(FLOWS).flatMap((flow) => {
  const page = pages.find(({ route }) => route.pageType === flow.pageType);
  if (!page) throw new Error(`${platform.name} has no page for ${flow.name}`);
  const { path, locale } = page;
  const email = `${flow.name}@correo.example`;
  const walks = walksOf(flow, { site: platform.config.site, locale, email })
    .filter(({ steps }) => steps.length > 0)
    .toSorted((a, b) => b.steps.length - a.steps.length);
  return walks.map((walk, index) => ({
    ...{ flow, name: flow.name, path, locale, walk, end: walk.end },
    isShown: index === 0 && shownFlows.includes(flow) && !walkedElsewhere.has(flow.name),
  }));
});

type Way = (typeof ways)[number];

/** What the rows must say once everything has been sent. */
const sent = new Map<string, { flow: string; locale: string; end_name: string; steps: string[] }>();

async function expectSent({ walk, flow, locale }: Way, key: Key) {
  const steps = Object.keys(walk.answers).sort();
  sent.set(key.id, { flow: flow.name, locale, end_name: walk.end, steps });
  await expectStored(environment().service, walk, key);
}

describe('§2.3 every other way through a flow', () => {
  it.each(ways.filter(({ isShown }) => !isShown))('$name in $locale to $end', async (way) => {
    const client = flowClient(environment().site);
    await walkWithRequests(client, way, {
      onLed: ({ status, location }, expected) =>
        expect([status, location]).toEqual([303, expected]),
    });
    await expectSent(way, client.keyOf(way.path));
  });
});

describe('§2.3 the longest ways, with every kind of field, in Chromium', () => {
  it.each(ways.filter(({ isShown }) => isShown))('$name in $locale to $end', async (way) => {
    const { site, leadForm } = environment();
    const { flow, walk, path, end } = way;
    const { refused } = await visitorsOfPage(site + path);
    const context = await browser().newContext({
      ...refused,
      viewport: { width: 360, height: 740 },
      extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() },
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site + path);
    await walkInBrowser(page, walk);
    if (flow.confirmEmail) {
      await stepShown(page, 'sent');
      expect(await page.textContent('[data-flow-sent-to]')).toContain(walk.email);
      const mail = await context.newPage();
      await mail.goto(await linkMailedTo(walk.email, leadForm));
      await press(mail, 'confirm');
      await mail.locator(`[data-flow-end="${end}"]`).waitFor();
      await mail.close();
      // Whoever comes back to the first tab; it looks every few seconds, too.
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }
    await page.locator(`[data-flow-end="${end}"]`).waitFor();
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([errors, isWide]).toEqual([[], false]);
    await expectSent(way, await keyIn(context, site + path));
    await context.close();
  });
});

it('starts no vendor where somebody answers, whatever a visitor accepts (decision 65)', async () => {
  const { site } = environment();
  const [{ path }] = ways as [Way];
  const { decided } = await visitorsOfPage(site + path);
  const accepted = decided({ preferences: true, statistics: true, marketing: true });
  const context = await browser().newContext({ userAgent: person, ...accepted });
  await answerVendors(context);
  const { requests, pageErrors, goto, gotoCounted } = await openTab(context, site);
  const isStarted = () => requests.some((request) => request.includes('/vendor-gates-'));
  await gotoCounted(path);
  await goto(path);
  expect([isStarted(), pageErrors]).toEqual([false, []]);
  await gotoCounted('/es/');
  await until(isStarted);
  await context.close();
});

it('fills in the amount of the list from which somebody comes to apply', async () => {
  const { site } = environment();
  const { refused } = await visitorsOfPage(`${site}/es/encuentra-tu-prestamo/`);
  const context = await browser().newContext(refused);
  const { page } = await openTab(context, site);
  await page.goto(`${site}/es/encuentra-tu-prestamo/`);
  await page.fill('[name="amount"]', '7000');
  await page.locator('[name="amount"]').press('Tab');
  await page.waitForURL(/amount=7000/);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('a[href$="/solicitar-prestamo/"]')?.click(),
  );
  await page.waitForURL(/solicitar-prestamo/);
  await expect.poll(() => page.inputValue('[name="amount"]')).toBe('7000');
  await context.close();
});

it('§6 a step moves nothing when its script hides what is not asked yet, and shows all of it without', async () => {
  const { site } = environment();
  const path = '/es/monteverde/ingresos/';
  const { refused } = await visitorsOfPage(site + path);
  const shownIn = async (javaScriptEnabled: boolean) => {
    const viewport = { width: 412, height: 823 };
    const context = await browser().newContext({ ...refused, viewport, javaScriptEnabled });
    const { page } = await openTab(context, site);
    await page.goto(site + path);
    const fields = await page.locator('[data-flow-when]').all();
    const shown = await Promise.all(fields.map((field) => field.isVisible()));
    await context.close();
    return shown;
  };
  const withoutScript = await shownIn(false);
  expect(withoutScript.length).toBeGreaterThan(0);
  expect(withoutScript).not.toContain(false);
  expect(await shownIn(true)).not.toContain(true);
  const context = await browser().newContext({ ...refused, viewport: { width: 412, height: 823 } });
  const { page } = await openTab(context, site);
  const script = Promise.withResolvers<void>();
  await page.route('**/flow-form-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(site + path, { waitUntil: 'commit' });
  const buttons = page.locator('.pz-flow__actions').first();
  await buttons.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await buttons.boundingBox();
  script.resolve();
  await page.waitForFunction(() => !document.querySelector('[data-flow-unasked]'));
  expect(await buttons.boundingBox()).toEqual(before);
  await context.close();
});

it('§3 each application is one row, with nothing readable in it', async () => {
  await environment().stopService();
  const rows = await environment().storedRows('applications');
  await environment().startService();
  expect(sent.size).toBe(ways.length);
  for (const [id, { steps, ...columns }] of sent) {
    const found = rows.filter((row) => row.id === id);
    expect(found).toEqual([expect.objectContaining(columns)]);
    expect(Object.keys(found[0]?.answers as object).sort()).toEqual(steps);
    expect(JSON.stringify(found)).not.toContain('correo.example');
  }
});

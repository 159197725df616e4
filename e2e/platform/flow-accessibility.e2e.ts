import { newClientAddress } from '@plaza/flow-server/testing/flow-client';
import { walksOf } from '@plaza/flow-server/testing/flow-walks';
import { FLOWS } from '@plaza/flows';
import { installAxe, runAxe } from '@plaza/testing/browser';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { emulateView, findOverflow, views } from '../environment/audit-accessibility.ts';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { findSite } from '../environment/site-apps.ts';
import { visitorsOfPage } from '../environment/visitors.ts';
import { auditedFlows } from './audited-flows.ts';
import { linkMailedTo } from './mailed-link.ts';
import { expectStored, keyIn } from './stored-application.ts';
import { fillIn, press, stepShown } from './walk-in-browser.ts';

const platform = await findSite('platform');
const environment = sharedEnvironment(platform);
const browser = sharedBrowser();

const audited = views.filter(({ name }) => ['360 px', '1280 px, dark'].includes(name));
const narrowest = views.find(({ name }) => name === '320 px');

/** What axe and the width of the page have against a state of a flow. */
async function audit(page: Page, state: string): Promise<string[]> {
  await installAxe(page);
  const found: string[] = [];
  for (const view of audited) {
    await emulateView(page, view);
    const { violations } = await runAxe(page, view.scope);
    found.push(
      ...[...violations, ...(await findOverflow(page))].map((rule) => `${state}: ${rule}`),
    );
  }
  if (!narrowest) throw new Error('no view is 320 px wide');
  await emulateView(page, narrowest);
  found.push(...(await findOverflow(page)).map((rule) => `${state}: ${rule}`));
  return found;
}

it.each(auditedFlows)(
  '§2.3, §4 each kind of page of %s passes axe, with errors too, and what is typed is stored',
  async (name, path, steps) => {
    const { site, leadForm, service } = environment();
    const { refused } = await visitorsOfPage(site + path);
    const context = await browser().newContext({
      ...refused,
      extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() },
    });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(site + path);
    const locale = (await page.locator('html').getAttribute('lang')) ?? '';
    const flow = FLOWS[name];
    const email = `axe-${name}@correo.example`;
    const [walk] = walksOf(flow, { site: platform.config.site, locale, email }).toSorted(
      (a, b) => b.steps.length - a.steps.length,
    );
    if (!walk) throw new Error(`${name} has no way to an end`);
    const found = await audit(page, 'first step');
    for (const { step, typed } of walk.steps) {
      await stepShown(page, step.name);
      if (step === flow.steps[0] && !flow.skippable) {
        await press(page, 'continue');
        await page.locator('[role=alert]:not([hidden])').waitFor();
        found.push(...(await audit(page, 'errors')));
      }
      if (steps.some((audited) => audited === step.name))
        found.push(...(await audit(page, step.name)));
      await fillIn(page, typed);
      await press(page, 'continue');
    }
    if (flow.checkAnswers) {
      await stepShown(page, 'check');
      found.push(...(await audit(page, 'check')));
      await page.goto(site + path);
      await stepShown(page, 'resume');
      found.push(...(await audit(page, 'resume')));
      await press(page, 'continue');
      await stepShown(page, 'check');
      await press(page, 'send');
    }
    if (flow.confirmEmail) {
      await stepShown(page, 'sent');
      found.push(...(await audit(page, 'gate')));
      await page.goto(await linkMailedTo(email, leadForm));
      await stepShown(page, 'confirm');
      found.push(...(await audit(page, 'link')));
      await press(page, 'confirm');
    }
    await page.locator(`[data-flow-end="${walk.end}"]`).waitFor();
    found.push(...(await audit(page, 'end')));
    expect([found, errors]).toEqual([[], []]);
    await expectStored(service, walk, await keyIn(context, site + path));
    await context.close();
  },
);

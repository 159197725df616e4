import { flowClient, newClientAddress } from '@plaza/flow-server/testing/flow-client';
import { walksOf } from '@plaza/flow-server/testing/flow-walks';
import { type Met, walkWithRequests } from '@plaza/flow-server/testing/walk-flow';
import { FLOWS } from '@plaza/flows';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { BrowserContextOptions } from 'playwright';
import { expect, it } from 'vitest';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { findSite } from '../environment/site-apps.ts';
import { visitorsOfPage } from '../environment/visitors.ts';
import { linkMailedTo } from './mailed-link.ts';
import { fillIn, press, stepShown, walkInBrowser } from './walk-in-browser.ts';

const platform = await findSite('platform');
const environment = sharedEnvironment(platform);
const browser = sharedBrowser();

async function openPage(path: string, options: BrowserContextOptions = {}) {
  const { site } = environment();
  const { refused } = await visitorsOfPage(site + path);
  const context = await browser().newContext({
    ...refused,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'x-forwarded-for': newClientAddress() },
    ...options,
  });
  context.setDefaultTimeout(10_000);
  return { page: await context.newPage(), context };
}

/** Sends a whole application with requests alone, up to the page that waits for a click in an email. */
async function applyAt(path: string, locale: string, email: string) {
  const { site } = environment();
  const [walk] = walksOf(FLOWS['signup-white-label-application'], {
    ...{ site: platform.config.site, locale, email },
  });
  if (!walk) throw new Error('the application has no way to its end');
  const client = flowClient(site);
  /** The section of each step, as its progress names it. */
  const sections: string[] = [];
  const ask: typeof client.ask = async (...sent) => {
    const answer = await client.ask(...sent);
    const [, section] = /pz-flow__section">([^<]*)</.exec(answer.html) ?? [];
    if (section) sections.push(section);
    return answer;
  };
  const onLed: Met['onLed'] = ({ status, location }, expected) =>
    expect([status, location]).toEqual([303, expected]);
  await walkWithRequests({ ...client, ask }, { walk, path }, { onLed });
  const { id, token } = client.keyOf(path);
  const { location } = await client.ask(`${path}?step=done`);
  return { id, token, gate: location, sections };
}

it('§3 waits to send an email again, corrects its address, and goes on to the partner’s offers', async () => {
  const { site, leadForm } = environment();
  const path = '/se/lumen/ansokan/';
  const email = 'fel@correo.example';
  const { id, token, gate, sections } = await applyAt(path, 'sv-SE', email);
  expect(sections.every((section) => /^\p{Lu}.* · $/u.test(section))).toBe(true);
  expect(new Set(sections).size).toBeGreaterThan(2);
  await linkMailedTo(email, leadForm);
  const { page, context } = await openPage(path);
  const domain = new URL(site).hostname;
  await context.addCookies([
    { name: 'application', value: `${id}.${token}`, domain, path: gate.replace(/\?.*/, '') },
  ]);
  await page.clock.install();
  await page.goto(site + gate);
  await stepShown(page, 'sent');
  await fillIn(page, { email: ['nobody'] });
  await press(page, 'resend');
  await page.locator('[role=alert]:not([hidden])').waitFor();
  expect(await page.locator('[name="email"]').inputValue()).toBe('nobody');
  await fillIn(page, { email: ['ratt@correo.example'] });
  await press(page, 'resend');
  await page.locator('[data-flow-resent]:not([hidden])').waitFor();
  expect(await page.textContent('[data-flow-sent-to]')).toContain('ratt@correo.example');
  const resend = page.locator('button[value="resend"]');
  await page.clock.runFor(5_000);
  const wait = page.locator('[data-flow-wait]:not([hidden])');
  expect([await resend.isDisabled(), await wait.textContent()]).toEqual([
    true,
    expect.stringMatching(/5\d/),
  ]);
  await page.clock.runFor(60_000);
  expect([await resend.isDisabled(), await wait.count()]).toEqual([false, 0]);
  // The link opens on another device, and leads from the application to the offers and the end.
  const second = await openPage(path);
  await second.page.goto(await linkMailedTo('ratt@correo.example', leadForm));
  await press(second.page, 'confirm');
  await second.page.locator('[data-flow-end="partner-application"]').waitFor();
  await second.page.locator('[data-flow-next]:visible').click();
  await second.page.waitForURL(`${site}/se/lumen/sparande/`);
  const offers = walksOf(FLOWS['signup-white-label-upsell'], {
    ...{ site: platform.config.site, locale: 'sv-SE', email },
  });
  const accepted = offers.find(({ end }) => end === 'offer-accepted');
  if (!accepted) throw new Error('the offer has no way to its acceptance');
  await walkInBrowser(second.page, accepted);
  await second.page.locator('[data-flow-end="offer-accepted"]').waitFor();
  await second.page.locator('[data-flow-next]:visible').click();
  await second.page.waitForURL(`${site}/se/lumen/tack/`);
  await second.page.locator('[data-flow-end="what-happens-next"]').waitFor();
  await context.close();
  await second.context.close();
});

it('§2.3 a partner’s page is in the partner’s colours, in both schemes', async () => {
  const { site } = environment();
  const { page, context } = await openPage('/se/lumen/');
  const colours = () =>
    page.evaluate(() => {
      const colour = (selector: string) => {
        const { backgroundColor } = getComputedStyle(document.querySelector(selector) as Element);
        return backgroundColor;
      };
      return { name: colour('.pz-site-header'), action: colour('.pz-partner .pz-submit') };
    });
  const seen: string[] = [];
  for (const path of ['/se/lumen/', '/mx/monteverde/datos/'])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(site + path);
      const { name, action } = await colours();
      expect([name, action]).not.toContain('rgba(0, 0, 0, 0)');
      seen.push(name);
      const own = await page.evaluate(() => {
        const partner = document.querySelector('.pz-partner') as Element;
        const brandOf = (element: Element) =>
          getComputedStyle(element).getPropertyValue('--pz-color-brand');
        return [brandOf(partner), brandOf(document.body)];
      });
      expect(own[0]).not.toBe(own[1]);
    }
  expect(seen[0]).not.toBe(seen[2]);
  await context.close();
});

it('§1 a partner’s visitor finds its answers filled in, changes one, and is handed back without them', async () => {
  const { site, leadForm } = environment();
  const path = '/za/mezza/';
  const flow = FLOWS['moneezy-app'];
  const partner = `${leadForm}/partner/moneezy?${new URLSearchParams({
    ...{ to: site + path, flow: flow.name, website: '75' },
  })}`;
  const [, back = ''] = /href="(http[^"]+)"/.exec(await (await fetch(partner)).text()) ?? [];
  const { page, context } = await openPage(path);
  await page.goto(back.replaceAll('&amp;', '&'));
  const [walk] = walksOf(flow, {
    ...{ site: platform.config.site, locale: 'en-ZA', email: 'other@example.com' },
  });
  const filled: string[] = [];
  for (const { step, typed } of walk?.steps ?? []) {
    await stepShown(page, step.name);
    expect(page.url()).not.toContain('state=');
    const [first] = await page
      .locator('[data-flow-form] :is(input[type=text], input[type=email], input:not([type]))')
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    if (first) filled.push(step.name);
    await fillIn(page, typed);
    await press(page, 'continue');
  }
  expect(filled).toEqual(expect.arrayContaining(['loan', 'contact', 'person']));
  await stepShown(page, 'check');
  const check = page.locator('[data-flow-answers]');
  expect(await check.textContent()).toContain('other@example.com');
  expect(await check.textContent()).not.toContain('sample@example.com');
  expect(await check.locator('.pz-flow__answer a').count()).toBe(
    await check.locator('.pz-flow__answer').count(),
  );
  await press(page, 'send');
  await page.locator('[data-flow-end]').waitFor();
  const handed = await page.locator('[data-flow-end] a[href*="state="]').getAttribute('href');
  expect(handed).not.toContain('example.com');
  const received = await (await fetch(`${handed}`)).text();
  expect(received).toContain('partner-app');
  expect(received).not.toContain('other@example.com');
  await context.close();
});

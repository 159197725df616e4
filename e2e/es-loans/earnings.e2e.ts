import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { person, until } from '@plaza/testing';
import { type PostgresServer, startPostgres } from '@plaza/testing/postgres';
import { sharedBrowser } from '@plaza/testing/vitest';
import {
  serverVendors,
  startVendorServer,
  type VendorServer,
  vendorCredentials,
} from 'leads-service/testing/vendor-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerVendors } from '../environment/open-tab.ts';
import { stayOnPage } from '../environment/stay-on-page.ts';
import { openTestEnvironment, type TestEnvironment } from '../environment/test-environment.ts';
import { esLoans, undecided } from './es-loans.ts';

const partner = 'brezal-es';
const partnerSecret = 'the-secret-of-this-partner-0123456789-0123';
const accept = 'Aceptar todas';
const dashboardToken = 'a token of a dashboard';

async function addAccounts(folder: string) {
  const file = join(folder, 'website.json');
  const website = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...website, serverVendors }));
}

describe('§9 from a click to a commission with PostgreSQL, killed after the clicks', () => {
  const browser = sharedBrowser();
  let vendors: VendorServer;
  let postgres: PostgresServer;
  let environment: TestEnvironment;

  beforeAll(async () => {
    vendors = await startVendorServer();
    postgres = await startPostgres();
    environment = await openTestEnvironment({
      ...{ sites: [esLoans], addContent: addAccounts },
      databaseUrl: postgres.url('postgres'),
    });
    await environment.stopService();
    await environment.startService({
      CONVERSION_PARTNERS: `${partner}=plain;secret=${partnerSecret}`,
      DASHBOARD_TOKEN: dashboardToken,
      VENDOR_URL: vendors.url,
      VENDOR_CREDENTIALS: JSON.stringify(vendorCredentials),
    });
  }, 120_000);
  afterAll(async () => {
    await environment?.close();
    await postgres?.stop();
    await vendors?.stop();
  });

  /** Arrives from an ad, decides, and presses an offer. @returns the id that the lender gets */
  async function pressOffer(decision: string): Promise<string> {
    const context = await browser().newContext({ userAgent: person, ...undecided });
    await answerVendors(context);
    const targets = await stayOnPage(context);
    const page = await context.newPage();
    const counted = page.waitForResponse(/\/api\/impression$/);
    await page.goto(`${environment.site}/?gclid=EAIaIQ&fbclid=IwAR0aBc&cc=tv-1`);
    await counted;
    const proved = page.waitForResponse(/\/api\/consents$/);
    const known = decision === accept && page.waitForResponse(/\/api\/impression$/);
    await page.locator('dialog[open]').getByRole('button', { name: decision, exact: true }).click();
    await Promise.all([proved, known]);
    await page.locator('[href="/go/faro-prestamos"]').first().click();
    await until(() => targets.length === 1);
    await context.close();
    return new URL(targets[0] ?? '').searchParams.get('click') ?? '';
  }

  /** Sends a postback, again until it is answered, as platforms do. @returns what was answered first */
  async function say(click: string, commission: string): Promise<number> {
    const message = { click, transaction: `case-${commission}`, status: 'approved' };
    const query = new URLSearchParams({ ...message, commission, currency: 'EUR' });
    const send = () =>
      fetch(`${environment.service}/conversions/${partner}?${query}`, {
        headers: { 'x-conversion-secret': partnerSecret },
      });
    let answer = await send();
    const first = answer.status;
    if (first === 503) await postgres.startAgain();
    await until(async () => {
      if (answer.status === 503) answer = await send();
      return answer.status !== 503;
    }, 60_000);
    expect([answer.status, await answer.json()]).toEqual([200, { result: 'new' }]);
    return first;
  }

  const bodiesOf = (vendor: string) =>
    vendors.bodies.filter((sent) => sent.vendor === vendor).map(({ body }) => body);

  it('counts what a lender approves, and tells vendors of those alone who allow it', async () => {
    const clicks = [await pressOffer(accept), await pressOffer('Rechazar')] as const;
    expect(clicks[0]).toMatch(/^[\da-f-]{36}$/);
    expect(clicks[1]).toMatch(/^[\da-f-]{36}$/);
    await postgres.kill();
    expect(await say(clicks[0], '30.50')).toBe(503);
    expect(await say(clicks[1], '41.25')).toBe(200);

    const page = await browser().newPage();
    await page.goto(`${environment.service}/dashboard`);
    await page.getByLabel('Token of the dashboard').fill(dashboardToken);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Last 24 hours' }).waitFor();
    // A click that arrives after its conversion is joined with it later.
    const table = page.getByRole('region', { name: 'Report' });
    await until(async () => {
      await page.goto(`${environment.service}/dashboard/earnings?by=product`);
      const rows = await table.locator('tbody tr').filter({ hasText: '71.75' }).allInnerTexts();
      return rows.some((row) => !row.startsWith('(none)'));
    }, 150_000);
    await page.close();

    await until(() => bodiesOf('meta').some((body) => body.includes('30.5')), 90_000);
    await until(() => bodiesOf('google').some((body) => body.includes('30.5')), 90_000);
    expect(vendors.refusals).toEqual([]);
    const sent = vendors.bodies.map(({ body }) => body).join('\n');
    expect(sent).not.toContain('41.25');
    expect(sent).not.toContain(clicks[1]);
  }, 400_000);
});

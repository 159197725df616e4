import { person } from '@plaza/testing';
import { sharedBrowser } from '@plaza/testing/vitest';
import type { BrowserContext } from 'playwright';
import { describe, expect, it } from 'vitest';
import { declaredCookies } from '../environment/declared-cookies.ts';
import { sharedEnvironment } from '../environment/fixtures.ts';
import { dialogOpens, inspect, openTab } from '../environment/open-tab.ts';
import { geoCookie } from '../environment/visitors.ts';
import { consentCookie, esLoans, paths } from './es-loans.ts';

const environment = sharedEnvironment(esLoans);
const browser = sharedBrowser();
const isDeclared = declaredCookies(esLoans);

/** A missing page posts no impression. */
const missing = '/no-hay-nada/';
/** The first page of each type, and the missing one. */
const firstOfType = new Map(paths.toReversed().map(([path, pageType]) => [pageType, path]));
const routes = [missing, ...[...firstOfType.values()].reverse()];

/** A visitor's country, how the site learns it, and whether it prompts there. */
type From = {
  from: string;
  headers: Record<string, string>;
  geo?: ReturnType<typeof geoCookie>;
  isAsked: boolean;
};

const spain: From = { from: 'ES', headers: { 'cf-ipcountry': 'ES' }, isAsked: true };
const elsewhere: readonly From[] = [
  { from: 'FR', headers: { 'cf-ipcountry': 'FR' }, isAsked: true },
  { from: 'GB', headers: { 'cf-ipcountry': 'GB' }, isAsked: true },
  { from: 'US', headers: { 'cf-ipcountry': 'US' }, isAsked: false },
  { from: 'an unknown country', headers: {}, isAsked: true },
  {
    from: 'ES by the network, US by the cookie',
    headers: { 'cf-ipcountry': 'ES' },
    geo: geoCookie('US'),
    isAsked: true,
  },
  { from: 'an unknown code', headers: {}, geo: geoCookie('QQ'), isAsked: true },
];

const all = { preferences: true, statistics: true, marketing: true };
const statistics = { preferences: false, statistics: true, marketing: false };
const damaged = { ...consentCookie(all), value: '%7B%22necessary%22:true,%22marketing' };

/** An earlier decision, and what it allows; without `allowed` it counts as no decision. */
type History = {
  history: string;
  cookies: ReturnType<typeof consentCookie>[];
  allowed?: Record<string, boolean>;
  withdraws?: boolean;
  /** It allows what another history does, which visits every route. */
  isLikeAnother?: boolean;
};

const noChoice: History = { history: 'no choice', cookies: [] };
const histories: readonly History[] = [
  noChoice,
  { history: 'accepted', cookies: [consentCookie(all)], allowed: all },
  { history: 'denied', cookies: [consentCookie({})], allowed: {} },
  { history: 'selected', cookies: [consentCookie(statistics)], allowed: statistics },
  {
    ...{ history: 'withdrawn', cookies: [consentCookie(all)], allowed: {} },
    ...{ withdraws: true, isLikeAnother: true },
  },
  { history: 'a damaged cookie', cookies: [damaged], isLikeAnother: true },
];

async function withdraw(context: BrowserContext) {
  const { page, goto } = await openTab(context, environment().site);
  await goto('/');
  await page.locator('[data-consent-open]').click();
  await page.locator('dialog[open]').waitFor();
  for (const toggle of await page.locator('dialog input:enabled').all()) await toggle.uncheck();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Rechazar' }).click();
  await reloaded;
  await page.close();
}

const isStatistics = (request: string) => request.includes('clarity.ms');

/**
 * Every decision on every route for one visitor. Node tests prove which visitors are prompted after
 * which history; here each of the others opens the front page once.
 */
const cases = [
  ...histories.map((history) => ({
    ...{ ...spain, ...history },
    visited: history.isLikeAnother ? routes.slice(0, 3) : routes,
  })),
  ...elsewhere.map((from) => ({ ...from, ...noChoice, visited: routes.slice(0, 2) })),
];

describe.each(cases)('§2.4, §4.1 from $from, $history', (story) => {
  const { headers, isAsked, geo, cookies, visited, withdraws } = story;
  const needsPrompt = isAsked && !story.allowed;
  const allowed: Record<string, boolean> = story.allowed ?? (needsPrompt ? {} : all);
  const categories = ['necessary', ...Object.keys(allowed).filter((name) => allowed[name])];

  it('is prompted or not, and nothing is stored or requested without consent', async () => {
    const context = await browser().newContext({
      extraHTTPHeaders: headers,
      storageState: { cookies: [...cookies, ...(geo ? [geo] : [])], origins: [] },
      userAgent: person,
      // A smaller viewport is faster to paint.
      viewport: { width: 360, height: 640 },
    });
    if (withdraws) await withdraw(context);
    const { page, requests, pageErrors, goto, gotoCounted } = await openTab(
      context,
      environment().site,
    );
    for (const path of visited) {
      // The first page also requests the country.
      await (path === missing ? goto(path) : gotoCounted(path));
      if (needsPrompt) await dialogOpens(page);
      const { dialogs, stored } = await inspect(page);
      expect(dialogs, path).toBe(needsPrompt ? 1 : 0);
      expect(stored.filter((name) => !isDeclared(name, categories))).toEqual([]);
    }
    const called = () => requests.filter((request) => / https?:/.test(request));
    // Vendors start when the page is idle, possibly after its last response.
    if (allowed.marketing || allowed.statistics) await expect.poll(called).not.toEqual([]);
    const vendors = called();
    if (!allowed.marketing) expect(vendors.filter((request) => !isStatistics(request))).toEqual([]);
    if (!allowed.statistics) expect(vendors.filter(isStatistics)).toEqual([]);
    // On the first page the dialog may be fetched before the country is known.
    const later = requests.slice(requests.indexOf(`GET ${routes[1]}`));
    expect(later.some((request) => request.includes('consent-dialog'))).toBe(needsPrompt);
    expect(requests.some((request) => request.includes('/_plaza/vendor-gates'))).toBe(
      vendors.length > 0,
    );
    expect(pageErrors.filter((text) => !/404|ERR_NAME_NOT_RESOLVED/.test(text))).toEqual([]);
    await context.close();
  });
});

import { consentCountries, isConsentRequired, optionalCategories } from '@plaza/consent';
import { localSettings } from '@plaza/routing';
import { person } from '@plaza/testing';
import { storedNames, type Vendor, type VendorRows, vendors, vendorsFor } from '@plaza/tracking';
import { describe, expect, it } from 'vitest';
import { declaredCookies, type IsDeclared } from '../environment/declared-cookies.ts';
import { answerVendors, dialogOpens, inspect, openTab } from '../environment/open-tab.ts';
import type { SiteApp } from '../environment/site-apps.ts';
import { countryOf } from '../environment/visitors.ts';
import { describeEachSite, type TestedSite } from './each-site.ts';

const vendorRows: VendorRows = vendors;

/** Countries with different rules, beside those of a site. */
const elsewhere = [...consentCountries, 'US', 'MX'];

/** A country in which the site prompts, or one in which it does not; one of its own if possible. */
function chooseCountry({ config: { site, consent } }: SiteApp, isAsked: boolean): string {
  const settings = { ...consent, viewerCountryFallback: site.viewerCountryFallback };
  const own = site.markets.map(({ locale }) => countryOf(locale));
  const found = [...own, ...elsewhere].find(
    (code) => isConsentRequired(code, settings) === isAsked,
  );
  if (!found) throw new Error('no country matches');
  return found;
}

/** An arrival from Bing, which is allowed for every vendor except those of other channels. */
const arrival = { query: '?msclkid=Click-1', channelId: 5 };

/** The vendors that such an arrival starts on a page of a locale with full consent. */
const expectedVendors = ({ config: { site, tracking } }: SiteApp, locale: string): string[] =>
  vendorsFor({
    ...{ site, ids: tracking?.vendors ?? {}, locale },
    channelId: arrival.channelId,
  }).sort();

/** The vendors whose scripts were requested. */
function requestedVendors(requests: readonly string[]): string[] {
  const isOf = (vendor: Vendor) => (request: string) =>
    vendorRows[vendor]?.sources['script-src'].some((source) => request.includes(` ${source}`));
  const names = Object.keys(vendors) as Vendor[];
  return names.filter((vendor) => requests.some(isOf(vendor))).sort();
}

/** All names that a vendor stores in a browser. */
const vendorNames = Object.values(vendorRows).flatMap((row) =>
  storedNames(row).map((name) => new RegExp(`^${name.replaceAll('*', '.*')}$`)),
);

/**
 * Stored names that need consent: undeclared ones, those of a vendor, and, if the site keeps
 * tracking data in memory until marketing is allowed (design §7), all that are not necessary.
 */
function findForbidden({ config }: SiteApp, isDeclared: IsDeclared, stored: readonly string[]) {
  const isKept = config.tracking?.persist === 'with-consent';
  const categories = ['necessary', ...(isKept ? [] : optionalCategories)];
  return stored.filter(
    (name) => !isDeclared(name, categories) || vendorNames.some((pattern) => pattern.test(name)),
  );
}

const requestsElsewhere = (requests: readonly string[]) =>
  requests.filter((request) => / https:/.test(request));

async function enter({ environment, browser }: TestedSite, country: string, path: string) {
  const context = await browser().newContext({
    userAgent: person,
    extraHTTPHeaders: { 'cf-ipcountry': country },
    viewport: { width: 360, height: 640 },
  });
  await answerVendors(context);
  const tab = await openTab(context, environment().site);
  await tab.gotoCounted(path + arrival.query);
  return { ...tab, context, close: () => context.close() };
}

describeEachSite('consent', (tested) => {
  const { app } = tested;
  const { site } = app.config;
  const inside = chooseCountry(app, true);
  const outside = chooseCountry(app, false);
  const isDeclared = declaredCookies(app);
  const fallbackOf = (locale: string) => localSettings(site, locale).viewerCountryFallback;
  // Languages with the same vendors differ in texts alone.
  const fronts = [
    ...new Map(
      site.markets.map(({ locale, pathPrefix }) => [
        expectedVendors(app, locale).join(),
        { locale, path: pathPrefix ? `/${pathPrefix}/` : '/' },
      ]),
    ).values(),
  ];

  describe.each(fronts)('§2.4, §4.1 $path ($locale)', ({ path, locale }) => {
    it(`prompts a visitor from ${inside}, and starts no vendor before the decision`, async () => {
      const { page, requests, pageErrors, close } = await enter(tested, inside, path);
      await dialogOpens(page);
      const dialog = page.locator('dialog[open]');
      expect(
        await dialog.evaluate((element) => element.closest('[lang]')?.getAttribute('lang')),
      ).toBe(locale);
      const { stored } = await inspect(page);
      expect(findForbidden(app, isDeclared, stored)).toEqual([]);
      expect(requestsElsewhere(requests)).toEqual([]);
      await dialog.locator('[data-consent-button=all]').click();
      await expect.poll(() => requestedVendors(requests)).toEqual(expectedVendors(app, locale));
      expect(pageErrors).toEqual([]);
      await close();
    });

    it(`does not prompt a visitor from ${outside}, and starts its vendors`, async () => {
      const { page, requests, pageErrors, close } = await enter(tested, outside, path);
      await expect.poll(() => requestedVendors(requests)).toEqual(expectedVendors(app, locale));
      expect((await inspect(page)).dialogs).toBe(0);
      expect(pageErrors).toEqual([]);
      await close();
    });
  });

  it(`decision 66 prompts who has a cookie of ${outside} where the network knows no country`, async () => {
    const market = site.markets.find((each) => !fallbackOf(each.locale)) ?? site.markets[0];
    const { locale = '', pathPrefix } = market ?? {};
    const path = pathPrefix ? `/${pathPrefix}/` : '/';
    const { context, page, requests, goto, close } = await enter(tested, outside, path);
    await expect.poll(() => requestedVendors(requests)).toEqual(expectedVendors(app, locale));
    await context.setExtraHTTPHeaders({ 'cf-ipcountry': 'T1' });
    const before = requests.length;
    await goto(path);
    await dialogOpens(page);
    expect(requestsElsewhere(requests.slice(before))).toEqual([]);
    await close();
  });

  it(`§4.1 starts no vendor after a refusal from ${inside}, on the next page either`, async () => {
    const { path = '/' } = fronts[0] ?? {};
    const { page, requests, goto, close } = await enter(tested, inside, path);
    await dialogOpens(page);
    await page.locator('dialog[open] [data-consent-button=selected]').click();
    await expect.poll(async () => (await inspect(page)).dialogs).toBe(0);
    await goto(path);
    const { dialogs, stored } = await inspect(page);
    expect(dialogs).toBe(0);
    expect(findForbidden(app, isDeclared, stored)).toEqual([]);
    expect(requestsElsewhere(requests)).toEqual([]);
    await close();
  });
});

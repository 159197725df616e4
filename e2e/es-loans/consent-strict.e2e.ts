import { until } from '@plaza/testing';
import { describe, expect, it } from 'vitest';
import { geoCookie } from '../environment/visitors.ts';
import { button, consentOf, dialog, sharedEntrance } from './enter-page.ts';
import { decided } from './es-loans.ts';

const { environment, enter } = sharedEntrance();

const all = { preferences: true, statistics: true, marketing: true };

describe('design §7 the visitor’s country', () => {
  it.each([
    ['US', 'ES'],
    ['US', 'NO'],
    ['EU', 'XX'],
  ])(
    'is the stricter of two countries: the cookie says %s, the network %s',
    async (geo, network) => {
      const { page, requests, close } = await enter('/', {
        storageState: { cookies: [geoCookie(geo)], origins: [] },
        extraHTTPHeaders: { 'cf-ipcountry': network },
      });
      await dialog(page).waitFor();
      expect(requests.filter((request) => / https?:/.test(request))).toEqual([]);
      await close();
    },
  );

  it('is stored in a Secure cookie', async () => {
    const { page, close } = await enter('/', { extraHTTPHeaders: { 'cf-ipcountry': 'IC' } });
    await dialog(page).waitFor();
    const geo = await until(async () =>
      (await page.context().cookies()).find(({ name }) => name === 'geo'),
    );
    expect(geo).toMatchObject({ value: 'ES', secure: true });
    await close();
  });
});

describe('§4.1 a refusal', () => {
  it('deletes the cookies of an expired consent', async () => {
    const { page, context, close } = await enter('/');
    await dialog(page).waitFor();
    const left = ['_ga', '_ga_ABC', '_fbp', '_ttp', '_clck', '_uetvid', 'uniqueUserId'];
    const url = environment().site;
    await context.addCookies(left.map((name) => ({ name, value: '1', url })));
    await page.evaluate(() => {
      sessionStorage.setItem('_cltk', '1');
      localStorage.setItem('lastExternalReferrer', '1');
    });
    await button(page, 'Rechazar').click();
    await until(() => consentOf(page));
    await until(async () => (await context.cookies()).length === 2);
    expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
      'consent',
      'geo',
    ]);
    // The receipt of the decision may wait there until it is delivered.
    const keys = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(keys.filter((key) => /^(_cltk|lastExternalReferrer)$/.test(key))).toEqual([]);
    await close();
  });

  it('of statistics alone also deletes Google’s identifiers', async () => {
    const { page, context, close } = await enter('/', decided(all));
    const url = environment().site;
    await context.addCookies(
      ['_ga', '_ga_ABC', '_gcl_au'].map((name) => ({ name, value: '1', url })),
    );
    await page.locator('[data-consent-open]').click();
    await dialog(page).getByRole('switch', { name: 'Estadística' }).uncheck();
    const reloaded = page.waitForEvent('load');
    await button(page, 'Aceptar selección').click();
    await reloaded;
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names).toContain('_gcl_au');
    expect(names.filter((name) => name.startsWith('_ga'))).toEqual([]);
    await close();
  });

  it('design §7 of everything takes one press in a reopened dialog', async () => {
    const { page, close } = await enter('/', decided(all));
    await page.locator('[data-consent-open]').click();
    const reloaded = page.waitForEvent('load');
    await button(page, 'Rechazar').click();
    await reloaded;
    expect(decodeURIComponent((await consentOf(page))?.value ?? '')).toContain(
      '"preferences":false,"statistics":false,"marketing":false',
    );
    await close();
  });
});

describe('design §7 a decision about changed declarations', () => {
  it('is prompted again, and its vendors do not run meanwhile', async () => {
    const visitor = decided(all);
    const [consent] = visitor.storageState.cookies;
    // The last four characters of the versions are marketing's.
    if (consent) consent.value = consent.value.replace(/.{4}(%22%7D|%22})$/, 'oldM$1');
    const { page, requests, close } = await enter('/', visitor);
    await dialog(page).waitFor();
    expect(await dialog(page).getByRole('switch', { name: 'Marketing' }).isChecked()).toBe(false);
    expect(await dialog(page).getByRole('switch', { name: 'Estadística' }).isChecked()).toBe(true);
    expect(requests.filter((it) => /facebook|tiktok|googletagmanager/.test(it))).toEqual([]);
    await close();
  });
});

import { afterEach, expect, test, vi } from 'vitest';
import { choicesBy } from '../../model/categories.ts';
import { openConsentStore, type PageConsentSettings } from './open-consent-store.ts';

afterEach(() => vi.unstubAllGlobals());

const names = { preferences: [], statistics: ['_ga'], marketing: ['_fbp'] };

/** The page of a browser with a cookie of each category, and what it deletes. */
function openPage(
  settings: PageConsentSettings = { mode: 'external', names },
  { cookies = '_ga=1; _fbp=1', locate = () => Promise.resolve() } = {},
) {
  const parting: (() => void)[] = [];
  let deleted = new Set<string>();
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      deleted.add(text.replace(/=.*/, ''));
    },
    addEventListener() {},
  });
  vi.stubGlobal('location', { hostname: 'olivar.example', pathname: '/', protocol: 'https:' });
  vi.stubGlobal('BroadcastChannel', class {});
  vi.stubGlobal('dispatchEvent', () => {});
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'visibilitychange') parting.push(listener);
  });
  const deletedBy = (act: () => void) => {
    deleted = new Set();
    act();
    return [...deleted];
  };
  const store = openConsentStore(settings, { report: () => {}, locate });
  return { store, deletedBy, part: () => parting.forEach((listener) => void listener()) };
}

test('§4.1 what is withdrawn is deleted, and once more in parting, unless it was allowed again', () => {
  const { store, deletedBy, part } = openPage();
  store.setExternal(choicesBy(() => true));
  expect(deletedBy(() => store.setExternal(choicesBy(() => false)))).toEqual(['_ga', '_fbp']);
  expect(deletedBy(part)).toEqual(['_ga', '_fbp']);
  store.setExternal(choicesBy((name) => name === 'marketing'));
  expect(deletedBy(part)).toEqual(['_ga']);
});

test.each<[string, PageConsentSettings, boolean]>([
  ['geo=US', {}, true],
  ['geo=US', { viewerCountryFallback: 'ES' }, true],
  ['geo=XX', {}, true],
  ['', {}, true],
  ['geo=ES', {}, false],
  ['geo=XX', { viewerCountryFallback: 'ES' }, false],
])('design §7 with "%s" and %o the network is asked: %s', (cookies, settings, isAsked) => {
  const locate = vi.fn(() => new Promise<void>(() => {}));
  const { store } = openPage(settings, { cookies, locate });
  expect(locate).toHaveBeenCalledTimes(isAsked ? 1 : 0);
  expect(store.get().allowed.marketing).toBe(false);
});

test.each([
  ['US', false],
  ['MX', true],
])('decision 66 with the signal of the browser, marketing in %s is %s', async (geo, isAllowed) => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const { store } = openPage({ optOutCountries: ['US'] }, { cookies: `geo=${geo}` });
  await vi.waitFor(() => expect(store.get().allowed.statistics).toBe(true));
  expect(store.get().allowed.marketing).toBe(isAllowed);
});

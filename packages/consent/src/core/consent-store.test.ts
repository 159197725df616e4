import { describe, expect, test } from 'vitest';
import { choicesBy, optionalCategories } from '../model/categories.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { BrowserModel } from './browser-model.test.support.ts';
import { all, granted, none, statistics, visit } from './consent-visit.test.support.ts';

describe('§4.1 without a decision', () => {
  test.for<[string, string, boolean, boolean, ConsentSettings]>([
    ['asked in Spain', 'ES', true, false, {}],
    ['asked in the United Kingdom', 'UK', true, false, {}],
    ['not asked in the United States, and counts as consenting', 'US', false, true, {}],
    ['not asked nowhere', 'XX', false, true, {}],
    [
      'asked nowhere, where the site says where that is',
      'XX',
      true,
      false,
      { viewerCountryFallback: 'ES' },
    ],
    ['asked in Norway, where the site adds it', 'NO', true, false, { furtherCountries: ['NO'] }],
  ])('is %s', ([, geo, needsPrompt, isAllowed, settings]) => {
    const { tab } = visit(settings, geo);
    expect(tab.store.get()).toMatchObject({ needsPrompt, allowed: choicesBy(() => isAllowed) });
    expect(tab.store.get().decision.givenAt).toBeUndefined();
  });

  test.for([
    ['ES', 'deny', false, none],
    ['US', 'deny', false, none],
    ['ES', 'ignore', true, none],
    ['US', undefined, false, all],
    ['ES', ['US'], true, none],
    ['MX', ['US'], false, all],
    ['US', ['US'], false, { ...all, marketing: false }],
    // Nobody knows which law applies.
    ['XX', ['US'], false, { ...all, marketing: false }],
  ] as const)(
    'design §7 Global Privacy Control in %s, setting %s',
    ([geo, control, asked, allowed]) => {
      const setting =
        typeof control === 'object'
          ? { optOutCountries: control }
          : { globalPrivacyControl: control ?? 'ignore' };
      const browser = new BrowserModel(setting, geo);
      browser.privacyControl = true;
      expect(browser.open().store.get()).toMatchObject({ needsPrompt: asked, allowed });
    },
  );

  test('decision 66 an earlier decision does not override the opt-out of the law', () => {
    const browser = new BrowserModel({ optOutCountries: ['US'] }, 'US');
    browser.open().decide(all, 'all');
    browser.privacyControl = true;
    const tab = browser.open();
    expect(tab.store.get()).toMatchObject({ needsPrompt: false });
    expect(granted(tab)).toEqual(['preferences', 'statistics']);
    tab.decide(all, 'all');
    expect(granted(tab)).toEqual(['preferences', 'statistics']);
    expect(browser.log).not.toContain('reload');
  });

  test('design §7 a decision overrides Global Privacy Control', () => {
    const browser = new BrowserModel({ globalPrivacyControl: 'deny' }, 'US');
    browser.privacyControl = true;
    const tab = browser.open();
    tab.decide(statistics);
    expect(granted(tab)).toEqual(['statistics']);
    expect(browser.decisions[0]?.method).toBe('settings');
  });

  test('design §3.5 nothing runs while the country is looked up', () => {
    const { browser, tab } = visit({}, '');
    expect(tab.store.get()).toMatchObject({ needsPrompt: false, allowed: none });
    browser.cookieJar.values.set('geo', 'FR');
    tab.settle();
    expect(tab.store.get()).toMatchObject({ needsPrompt: true, allowed: none, country: 'FR' });
    expect(browser.log).toEqual([]);
  });

  test('design §3.5 if the lookup fails, the rule for unknown countries applies', () => {
    const { tab } = visit({}, '');
    tab.settle();
    expect(granted(tab)).toEqual(optionalCategories);
  });

  test('design §7 a prompt by fallback is withdrawn if the country turns out to be exempt', () => {
    const { browser, tab } = visit({ viewerCountryFallback: 'ES' }, '');
    expect(tab.store.get().needsPrompt).toBe(true);
    browser.cookieJar.values.set('geo', 'US');
    tab.settle();
    expect(tab.store.get()).toMatchObject({ needsPrompt: false, allowed: all, country: 'US' });
  });
});

describe('§4.1 a decision', () => {
  test.each([
    ['accept-all', all, 'all'],
    ['accept-selection', statistics, 'selected'],
    ['accept-selection', all, 'selected'],
    ['deny', none, 'selected'],
  ] as const)('%s is saved, and nobody is asked any more', (method, choices, button) => {
    const { browser, tab } = visit();
    tab.decide(choices, button);
    browser.flush();
    expect(tab.store.get()).toMatchObject({ allowed: choices, needsPrompt: false });
    expect(browser.open().store.get()).toEqual(tab.store.get());
    expect(browser.decisions).toEqual([
      { decision: tab.store.get().decision, method, previousId: undefined, country: 'ES' },
    ]);
    expect(browser.log).not.toContain('reload');
  });

  test('§4.1 on a withdrawal all trackers stop, then cookies are deleted, then the page reloads', () => {
    const { browser, tab } = visit();
    tab.decide(all, 'all');
    browser.log.length = 0;
    tab.decide(statistics);
    expect(browser.log).toEqual([
      'tell',
      'stop preferences',
      'stop statistics',
      'stop marketing',
      'purge preferences,marketing',
      'reload',
    ]);
    expect(tab.store.get().isReloading).toBe(true);
    expect(browser.decisions[1]).toMatchObject({
      method: 'withdrawal',
      previousId: '1'.padStart(22, '0'),
    });
    browser.flush();
    expect([...tab.running]).toEqual(['statistics']);
    expect([...browser.cookieJar.values.keys()].sort()).toEqual(['_statistics', 'consent', 'geo']);
  });

  test('does not record the fallback country', () => {
    const { browser, tab } = visit({ viewerCountryFallback: 'ES' }, 'XX');
    tab.decide(none);
    expect(browser.decisions).toMatchObject([{ method: 'deny', country: undefined }]);
  });

  test('§4.1 allowing more is no withdrawal and does not reload', () => {
    const { browser, tab } = visit();
    tab.decide(statistics);
    browser.now += 1_000;
    tab.decide(all);
    expect(browser.log).not.toContain('reload');
    expect(browser.decisions.map(({ method }) => method)).toEqual(['accept-selection', 'settings']);
  });

  test('design §7 a visitor from an exempt country can refuse, and the refusal counts in every country', () => {
    const { browser, tab } = visit({}, 'US');
    tab.decide(none);
    browser.flush();
    expect(browser.log.slice(-2)).toEqual(['purge preferences,statistics,marketing', 'reload']);
    browser.cookieJar.values.set('geo', 'ZA');
    tab.load();
    expect(granted(tab)).toEqual([]);
  });

  test('design §7 other tabs follow: trackers stop, cookies are deleted, the pages reload', () => {
    const { browser, tab } = visit();
    const other = browser.open();
    tab.decide(all, 'all');
    browser.flush();
    expect([...other.running]).toEqual([...optionalCategories]);
    browser.log.length = 0;
    tab.decide(none);
    browser.flush();
    expect(other.running.size).toBe(0);
    expect(browser.log.filter((entry) => entry === 'reload')).toHaveLength(2);
  });

  test('a listener that throws stops neither other listeners nor the decision', () => {
    const { browser, tab } = visit();
    tab.store.subscribe(() => {
      throw new Error('tracker');
    });
    const heard: unknown[] = [];
    const end = tab.store.subscribe(() => void heard.push(tab.store.get().allowed));
    tab.decide(all, 'all');
    end();
    tab.decide(none);
    expect(heard).toEqual([all]);
    expect(browser.log).toContain('Error: tracker');
    expect(browser.log.at(-1)).toBe('reload');
  });
});

describe('§4.1, §8 a decision that cannot be saved', () => {
  test.each(['nothing', 'throws'] as const)('is reported and reloads (%s)', (keeps) => {
    const { browser, tab } = visit();
    browser.cookieJar.keeps = keeps;
    tab.decide(all, 'all');
    expect(browser.log[0]).toBe('Error: Unable to set consent');
    expect(browser.log.at(-1)).toBe('reload');
    expect(browser.decisions).toEqual([]);
    browser.flush();
    expect(tab.running.size).toBe(0);
    expect(tab.store.get().needsPrompt).toBe(true);
  });

  test.each(['ES', 'US'])('keeps a refusal for the visit in %s, also in other tabs', (geo) => {
    const { browser, tab } = visit({}, geo);
    const other = browser.open();
    browser.cookieJar.keeps = 'nothing';
    tab.decide(none);
    browser.flush();
    for (const it of [tab, other]) {
      expect(it.store.get()).toMatchObject({ allowed: none, needsPrompt: false });
      expect(it.running.size).toBe(0);
    }
    browser.cookieJar.keeps = 'all';
    tab.decide(all, 'all');
    browser.flush();
    for (const it of [tab, other]) expect(granted(it)).toEqual([...optionalCategories]);
  });

  test('design §7 keeps a stricter cookie when an acceptance cannot override it', () => {
    const { browser, tab } = visit();
    const refusal = { necessary: true, ...none, givenAt: '2026-11-20T00:00:00Z' };
    browser.cookieJar.planted.push(`consent=${encodeURIComponent(JSON.stringify(refusal))}`);
    tab.load();
    tab.decide(all, 'all');
    browser.flush();
    expect(browser.log[0]).toBe('Error: Unable to set consent');
    expect(granted(tab)).toEqual([]);
    expect(browser.cookieJar.values.get('consent')).toContain('marketing%22:true');
  });

  test('design §7 saves a refusal beside a cookie that allows more or is dated in the future', () => {
    const { browser, tab } = visit();
    for (const givenAt of ['2026-11-21T06:59:59Z', '2026-12-31T00:00:00Z']) {
      const planted = { necessary: true, ...all, givenAt };
      browser.cookieJar.planted.push(`consent=${encodeURIComponent(JSON.stringify(planted))}`);
    }
    tab.load();
    tab.decide(none);
    browser.flush();
    tab.load();
    expect(granted(tab)).toEqual([]);
    expect(browser.decisions).toHaveLength(1);
    expect(browser.cookieJar.values.get('consent')).toContain('marketing%22:false');
  });

  test('stops trackers for the visit on a withdrawal and deletes no consent cookie', () => {
    const { browser, tab } = visit();
    tab.decide(all, 'all');
    browser.log.length = 0;
    browser.cookieJar.keeps = 'nothing';
    tab.decide(none);
    expect(browser.log.slice(0, 5)).toEqual([
      'Error: Unable to set consent',
      'tell',
      'stop preferences',
      'stop statistics',
      'stop marketing',
    ]);
    browser.flush();
    expect(tab.running.size).toBe(0);
    expect(tab.store.get().needsPrompt).toBe(false);
    expect(browser.cookieJar.values.has('consent')).toBe(true);
  });
});

test('§4.1 a refusal deletes what an expired consent left, without a reload', () => {
  const { browser, tab } = visit();
  for (const name of ['_statistics', '_marketing']) browser.cookieJar.values.set(name, '1');
  tab.decide({ ...none, preferences: true });
  expect(browser.log).toContain('purge statistics,marketing');
  expect([...browser.cookieJar.values.keys()].sort()).toEqual(['_preferences', 'consent', 'geo']);
  expect(browser.log).not.toContain('reload');
});

test('§4.1 distinguishes pending from denied', () => {
  const isPending = ({ tab }: ReturnType<typeof visit>) => tab.store.get().isPending;
  expect(isPending(visit())).toBeUndefined();
  const located = visit({}, '');
  expect(isPending(located)).toBe(true);
  located.tab.settle();
  expect(isPending(located)).toBeUndefined();

  const external = visit({ mode: 'external' });
  let changes = 0;
  external.tab.store.subscribe(() => {
    changes += 1;
  });
  expect(isPending(external)).toBe(true);
  external.tab.store.setExternal(none);
  expect(isPending(external)).toBeUndefined();
  expect(changes).toBe(1);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ConsentChoices,
  type OptionalCategory,
  optionalCategories,
} from '../model/categories.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { BrowserModel, type Tab } from './browser-model.test.support.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** The visitor's decisions, recorded by the histories and not by the code under test. */
type History = {
  granted?: Grant;
  /** Decisions of further cookies. */
  planted: Grant[];
};

type Grant = { choices: ConsentChoices; at: number; versions: ConsentSettings['versions'] };

const strict = new Set('AT BE BG CH CY CZ DE DK EE ES FI FR GB UK GR EL'.split(' '));
const countries = ['ES', 'FR', 'UK', 'EL', 'NO', 'US', 'XX', undefined];
const isStrict = ({ settings, cookieJar }: BrowserModel) => {
  const geo = cookieJar.values.get('geo') ?? 'XX';
  const country = geo === 'XX' ? settings.viewerCountryFallback : geo;
  return country === 'NO' ? Boolean(settings.furtherCountries) : strict.has(country ?? '');
};

/** Whether the law of the visitor's country makes Global Privacy Control a refusal. */
const isOptedOut = ({ settings, cookieJar }: BrowserModel) => {
  const geo = cookieJar.values.get('geo') ?? 'XX';
  const country = geo === 'XX' ? settings.viewerCountryFallback : geo;
  const { optOutCountries } = settings;
  return optOutCountries && (!country || optOutCountries.includes(country));
};

/** Whether a category has a valid grant in a tab, derived from the history alone. */
function isLive(category: OptionalCategory, tab: Tab, { granted, planted }: History): boolean {
  const { settings, now, privacyControl } = tab.browser;
  if (settings.mode === 'external') return tab.external?.[category] ?? !tab.isPending;
  const isValid = ({ at }: { at: number }) => now >= at && now - at < year;
  if (tab.refusedAt !== undefined && isValid({ at: tab.refusedAt })) return false;
  if (category === 'marketing' && privacyControl && isOptedOut(tab.browser)) return false;
  const grants = [...(granted ? [granted] : []), ...planted].filter(isValid);
  if (grants.length === 0) {
    if (isStrict(tab.browser) || tab.isPending) return false;
    return !(privacyControl && settings.globalPrivacyControl === 'deny');
  }
  if (!grants.every(({ choices }) => choices[category])) return false;
  const { versions, askAgain } = settings;
  if (!askAgain || !versions || !isStrict(tab.browser)) return true;
  const start = optionalCategories.indexOf(category) * 4;
  const versionOf = (text = '') => text.slice(start, start + 4);
  return versionOf(granted?.versions) === versionOf(versions);
}

/** Checks that a category runs if and only if it has a valid grant. */
function check({ tabs }: BrowserModel, history: History) {
  for (const tab of tabs) {
    const { allowed } = tab.store.get();
    const named = (has: (category: OptionalCategory) => boolean) =>
      optionalCategories.filter(has).join();
    const live = named((category) => isLive(category, tab, history));
    const running = named((category) => tab.running.has(category));
    const reported = named((category) => allowed[category]);
    // `expect` would take most of the time of so many histories.
    if (running !== live || reported !== live)
      throw new Error(`live: ${live}; running: ${running}; reported: ${reported}`);
  }
}

type Step = fc.Command<History, BrowserModel>;

/** One step. Afterwards every tab refreshes, as when a visitor switches to it. */
const step = (name: string, happen: (browser: BrowserModel, history: History) => void): Step => ({
  check: () => true,
  run(history, browser) {
    happen(browser, history);
    browser.flush();
    for (const tab of browser.tabs) tab.store.refresh();
    browser.flush();
    check(browser, history);
  },
  toString: () => name,
});

const choices = fc.record({
  preferences: fc.boolean(),
  statistics: fc.boolean(),
  marketing: fc.boolean(),
});
const version = fc.constantFrom('aaaa', 'bbbb');
const versions = fc.tuple(version, version, version).map((texts) => texts.join(''));
const settings: fc.Arbitrary<ConsentSettings> = fc.record(
  {
    mode: fc.constantFrom('dialog', 'dialog', 'dialog', 'external'),
    furtherCountries: fc.constant(['NO']),
    viewerCountryFallback: fc.constantFrom('ES', 'US'),
    globalPrivacyControl: fc.constantFrom('ignore', 'deny'),
    optOutCountries: fc.constant(['US']),
    versions,
    askAgain: fc.boolean(),
  },
  { requiredKeys: [] },
);

const tabOf = ({ tabs }: BrowserModel, index: number) => tabs[index % tabs.length];

const decide = fc
  .tuple(fc.nat(3), choices, fc.constantFrom('all', 'selected'))
  .map(([index, chosen, button]) =>
    step(`decide ${JSON.stringify(chosen)} in ${index}`, (browser, history) => {
      const tab = tabOf(browser, index);
      if (!tab) return;
      if (browser.settings.mode === 'external') {
        tab.store.setExternal(chosen);
        tab.external = chosen;
        return;
      }
      browser.now += 1_000;
      tab.decide(chosen, button as 'all' | 'selected');
      const own = { choices: chosen, at: browser.now, versions: browser.settings.versions };
      if (browser.cookieJar.keeps === 'all') history.granted = own;
      const isOverruled = history.planted.some(
        ({ at, choices }) =>
          browser.now >= at &&
          browser.now - at < year &&
          optionalCategories.some((name) => chosen[name] && !choices[name]),
      );
      const isSaved = browser.cookieJar.keeps === 'all' && !isOverruled;
      const isRefusal = optionalCategories.some((name) => !chosen[name]);
      for (const it of browser.tabs) it.refusedAt = !isSaved && isRefusal ? browser.now : undefined;
      const left = optionalCategories.filter(
        (name) => !chosen[name] && browser.cookieJar.values.has(`_${name}`),
      );
      if (isRefusal && left.length > 0) throw new Error(`left: ${left}`);
    }),
  );

const forged = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'{}"truefalsgivnA:,0%') }),
  fc.constantFrom('true', '%7B%7D', '{"necessary":true,"preferences":true,"statistics":true}'),
  fc.json().map(encodeURIComponent),
);

const commands = [
  decide,
  decide,
  fc.constant(step('open a tab', (browser) => void (browser.tabs.length < 4 && browser.open()))),
  fc.nat(3).map((index) => step(`reload ${index}`, (browser) => tabOf(browser, index)?.load())),
  fc.nat(3).map((index) => step(`settle ${index}`, (browser) => tabOf(browser, index)?.settle())),
  fc.nat(3).map((index) => step(`close ${index}`, (browser) => void browser.tabs.splice(index, 1))),
  fc.integer({ min: 0, max: 400 }).map((days) =>
    step(`${days} days`, (browser) => {
      browser.now += days * 86_400_000;
    }),
  ),
  fc.constantFrom(...countries).map((code) =>
    step(`be in ${code}`, ({ cookieJar }) => {
      if (code) cookieJar.values.set('geo', code);
      else cookieJar.values.delete('geo');
    }),
  ),
  forged.map((text) =>
    step(`forge ${text}`, (browser, history) => {
      browser.cookieJar.values.set('consent', text);
      delete history.granted;
    }),
  ),
  fc.constant(
    step('delete the cookie', (browser, history) => {
      browser.cookieJar.values.delete('consent');
      delete history.granted;
    }),
  ),
  fc.constant(
    step('leave what trackers of an earlier visit wrote', ({ cookieJar }) => {
      for (const name of optionalCategories) cookieJar.values.set(`_${name}`, '1');
    }),
  ),
  fc.tuple(choices, fc.integer({ min: -400, max: 30 })).map(([chosen, days]) =>
    step(`plant ${JSON.stringify(chosen)}, ${days} days ahead`, (browser, history) => {
      // An example covers which versions count among several.
      if (browser.settings.askAgain || browser.settings.mode === 'external') return;
      const at = browser.now + days * 86_400_000;
      const state = { necessary: true, ...chosen, givenAt: new Date(at).toISOString() };
      browser.cookieJar.planted.push(`consent=${encodeURIComponent(JSON.stringify(state))}`);
      history.planted.push({ choices: chosen, at, versions: undefined });
    }),
  ),
  fc.constantFrom('all', 'all', 'nothing', 'throws').map((keeps) =>
    step(`keep ${keeps}`, ({ cookieJar }) => {
      cookieJar.keeps = keeps as 'all';
    }),
  ),
  versions.map((declared) =>
    step(`declare ${declared}`, (browser) => {
      browser.settings = { ...browser.settings, versions: declared };
      for (const tab of browser.tabs) tab.load();
    }),
  ),
] satisfies fc.Arbitrary<Step>[];

test('§4.1 in 4,000 random histories no tracker runs without valid consent', {
  timeout: 60_000,
}, () => {
  let steps = 0;
  fc.assert(
    fc.property(
      settings,
      fc.record({ geo: fc.constantFrom(...countries), privacyControl: fc.boolean() }),
      fc.commands(commands, { maxCommands: 16, size: 'max' }),
      (chosen, { geo, privacyControl }, history) => {
        fc.modelRun(() => {
          const real = new BrowserModel(chosen, geo);
          real.privacyControl = privacyControl;
          real.open();
          return { model: { planted: [] }, real };
        }, history);
        steps += [...history].length;
      },
    ),
    { numRuns: 4_000 },
  );
  expect(steps).toBeGreaterThan(24_000);
});

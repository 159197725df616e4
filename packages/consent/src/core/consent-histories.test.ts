import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ConsentChoices,
  type OptionalCategory,
  optionalCategories,
} from '../model/categories.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { type Tab, World } from './consent-world.test.support.ts';

const year = 365 * 24 * 60 * 60 * 1000;

/** What the world knows of the visitor's will, kept by the histories themselves and not by our code. */
type Will = {
  granted?: Grant;
  /** Of further cookies. */
  planted: Grant[];
};

type Grant = { choices: ConsentChoices; at: number; versions: ConsentSettings['versions'] };

const strict = new Set('AT BE BG CH CY CZ DE DK EE ES FI FR GB UK GR EL'.split(' '));
const countries = ['ES', 'FR', 'UK', 'EL', 'NO', 'US', 'XX', undefined];
const isStrict = ({ settings, jar }: World) => {
  const geo = jar.values.get('geo') ?? 'XX';
  const country = geo === 'XX' ? settings.viewerCountryFallback : geo;
  return country === 'NO' ? Boolean(settings.furtherCountries) : strict.has(country ?? '');
};

/** Whether there is a live grant of a category for a tab, told from the history alone. */
function isLive(category: OptionalCategory, tab: Tab, { granted, planted }: Will): boolean {
  const { settings, now, privacyControl } = tab.world;
  if (settings.mode === 'external') return tab.external?.[category] ?? !tab.isPending;
  const isValid = ({ at }: { at: number }) => now >= at && now - at < year;
  if (tab.refusedAt !== undefined && isValid({ at: tab.refusedAt })) return false;
  const grants = [...(granted ? [granted] : []), ...planted].filter(isValid);
  if (grants.length === 0) {
    if (isStrict(tab.world) || tab.isPending) return false;
    return !(privacyControl && settings.globalPrivacyControl === 'deny');
  }
  if (!grants.every(({ choices }) => choices[category])) return false;
  const { versions, askAgain } = settings;
  if (!askAgain || !versions || !isStrict(tab.world)) return true;
  const start = optionalCategories.indexOf(category) * 4;
  const versionOf = (text = '') => text.slice(start, start + 4);
  return versionOf(granted?.versions) === versionOf(versions);
}

/** Nothing that needs consent runs without a live grant, and whatever has one runs. */
function check({ tabs }: World, will: Will) {
  for (const tab of tabs) {
    const { allowed } = tab.store.get();
    const named = (has: (category: OptionalCategory) => boolean) =>
      optionalCategories.filter(has).join();
    const live = named((category) => isLive(category, tab, will));
    const running = named((category) => tab.running.has(category));
    const told = named((category) => allowed[category]);
    // Not by `expect`, which would take most of the time of so many histories.
    if (running !== live || told !== live)
      throw new Error(`live: ${live}; running: ${running}; told: ${told}`);
  }
}

type Step = fc.Command<Will, World>;

/** One thing that happens. Afterwards every tab has been looked at again, as it is when a visitor turns to it. */
const step = (name: string, happen: (world: World, will: Will) => void): Step => ({
  check: () => true,
  run(will, world) {
    happen(world, will);
    world.flush();
    for (const tab of world.tabs) tab.store.refresh();
    world.flush();
    check(world, will);
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
    versions,
    askAgain: fc.boolean(),
  },
  { requiredKeys: [] },
);

const tabOf = ({ tabs }: World, index: number) => tabs[index % tabs.length];

const decide = fc
  .tuple(fc.nat(3), choices, fc.constantFrom('all', 'selected'))
  .map(([index, chosen, button]) =>
    step(`decide ${JSON.stringify(chosen)} in ${index}`, (world, will) => {
      const tab = tabOf(world, index);
      if (!tab) return;
      if (world.settings.mode === 'external') {
        tab.store.setExternal(chosen);
        tab.external = chosen;
        return;
      }
      world.now += 1_000;
      tab.decide(chosen, button as 'all' | 'selected');
      const own = { choices: chosen, at: world.now, versions: world.settings.versions };
      if (world.jar.keeps === 'all') will.granted = own;
      const isOverruled = will.planted.some(
        ({ at, choices }) =>
          world.now >= at &&
          world.now - at < year &&
          optionalCategories.some((name) => chosen[name] && !choices[name]),
      );
      const isSaved = world.jar.keeps === 'all' && !isOverruled;
      const isRefusal = optionalCategories.some((name) => !chosen[name]);
      for (const it of world.tabs) it.refusedAt = !isSaved && isRefusal ? world.now : undefined;
      const left = optionalCategories.filter(
        (name) => !chosen[name] && world.jar.values.has(`_${name}`),
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
  fc.constant(step('open a tab', (world) => void (world.tabs.length < 4 && world.open()))),
  fc.nat(3).map((index) => step(`reload ${index}`, (world) => tabOf(world, index)?.load())),
  fc.nat(3).map((index) => step(`settle ${index}`, (world) => tabOf(world, index)?.settle())),
  fc.nat(3).map((index) => step(`close ${index}`, (world) => void world.tabs.splice(index, 1))),
  fc.integer({ min: 0, max: 400 }).map((days) =>
    step(`${days} days`, (world) => {
      world.now += days * 86_400_000;
    }),
  ),
  fc.constantFrom(...countries).map((code) =>
    step(`be in ${code}`, ({ jar }) => {
      if (code) jar.values.set('geo', code);
      else jar.values.delete('geo');
    }),
  ),
  forged.map((text) =>
    step(`forge ${text}`, (world, will) => {
      world.jar.values.set('consent', text);
      delete will.granted;
    }),
  ),
  fc.constant(
    step('delete the cookie', (world, will) => {
      world.jar.values.delete('consent');
      delete will.granted;
    }),
  ),
  fc.constant(
    step('leave what trackers of an earlier visit wrote', ({ jar }) => {
      for (const name of optionalCategories) jar.values.set(`_${name}`, '1');
    }),
  ),
  fc.tuple(choices, fc.integer({ min: -400, max: 30 })).map(([chosen, days]) =>
    step(`plant ${JSON.stringify(chosen)}, ${days} days ahead`, (world, will) => {
      // Which versions count among several is said by an example.
      if (world.settings.askAgain || world.settings.mode === 'external') return;
      const at = world.now + days * 86_400_000;
      const state = { necessary: true, ...chosen, givenAt: new Date(at).toISOString() };
      world.jar.planted.push(`consent=${encodeURIComponent(JSON.stringify(state))}`);
      will.planted.push({ choices: chosen, at, versions: undefined });
    }),
  ),
  fc.constantFrom('all', 'all', 'nothing', 'throws').map((keeps) =>
    step(`keep ${keeps}`, ({ jar }) => {
      jar.keeps = keeps as 'all';
    }),
  ),
  versions.map((declared) =>
    step(`declare ${declared}`, (world) => {
      world.settings = { ...world.settings, versions: declared };
      for (const tab of world.tabs) tab.load();
    }),
  ),
] satisfies fc.Arbitrary<Step>[];

test('§4.1 in 10,000 random histories nothing that needs consent runs without a live grant', {
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
          const real = new World(chosen, geo);
          real.privacyControl = privacyControl;
          real.open();
          return { model: { planted: [] }, real };
        }, history);
        steps += [...history].length;
      },
    ),
    { numRuns: 10_000 },
  );
  expect(steps).toBeGreaterThan(60_000);
});

import { describe, expect, test } from 'vitest';
import { choicesBy, optionalCategories } from '../model/categories.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { all, granted, none, statistics, visit } from './consent-visit.test.support.ts';
import { World } from './consent-world.test.support.ts';

describe('§4.1 who has decided nothing', () => {
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
  ] as const)(
    'design §7 Global Privacy Control in %s, setting %s',
    ([geo, control, asked, allowed]) => {
      const world = new World(control ? { globalPrivacyControl: control } : {}, geo);
      world.privacyControl = true;
      expect(world.open().store.get()).toMatchObject({ needsPrompt: asked, allowed });
    },
  );

  test('design §7 who decides in spite of Global Privacy Control has decided', () => {
    const world = new World({ globalPrivacyControl: 'deny' }, 'US');
    world.privacyControl = true;
    const tab = world.open();
    tab.decide(statistics);
    expect(granted(tab)).toEqual(['statistics']);
    expect(world.decisions[0]?.method).toBe('settings');
  });

  test('design §3.5 nothing runs on trust while the country is being asked for', () => {
    const { world, tab } = visit({}, '');
    expect(tab.store.get()).toMatchObject({ needsPrompt: false, allowed: none });
    world.jar.values.set('geo', 'FR');
    tab.settle();
    expect(tab.store.get()).toMatchObject({ needsPrompt: true, allowed: none, country: 'FR' });
    expect(world.log).toEqual([]);
  });

  test('design §3.5 when nobody can tell the country, the rule without one holds', () => {
    const { tab } = visit({}, '');
    tab.settle();
    expect(granted(tab)).toEqual(optionalCategories);
  });

  test('design §7 who is asked on a fallback is not when the country turns out another', () => {
    const { world, tab } = visit({ viewerCountryFallback: 'ES' }, '');
    expect(tab.store.get().needsPrompt).toBe(true);
    world.jar.values.set('geo', 'US');
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
    const { world, tab } = visit();
    tab.decide(choices, button);
    world.flush();
    expect(tab.store.get()).toMatchObject({ allowed: choices, needsPrompt: false });
    expect(world.open().store.get()).toEqual(tab.store.get());
    expect(world.decisions).toEqual([
      { decision: tab.store.get().decision, method, previousId: undefined, country: 'ES' },
    ]);
    expect(world.log).not.toContain('reload');
  });

  test('§4.1 what was allowed and no longer is: every tracker stops, then cookies go, then the page reloads', () => {
    const { world, tab } = visit();
    tab.decide(all, 'all');
    world.log.length = 0;
    tab.decide(statistics);
    expect(world.log).toEqual([
      'tell',
      'stop preferences',
      'stop statistics',
      'stop marketing',
      'purge preferences,marketing',
      'reload',
    ]);
    expect(tab.store.get().isReloading).toBe(true);
    expect(world.decisions[1]).toMatchObject({
      method: 'withdrawal',
      previousId: '1'.padStart(22, '0'),
    });
    world.flush();
    expect([...tab.running]).toEqual(['statistics']);
    expect([...world.jar.values.keys()].sort()).toEqual(['_statistics', 'consent', 'geo']);
  });

  test('tells of no country that the site only supposes', () => {
    const { world, tab } = visit({ viewerCountryFallback: 'ES' }, 'XX');
    tab.decide(none);
    expect(world.decisions).toMatchObject([{ method: 'deny', country: undefined }]);
  });

  test('§4.1 more than before needs no reload, and is no withdrawal', () => {
    const { world, tab } = visit();
    tab.decide(statistics);
    world.now += 1_000;
    tab.decide(all);
    expect(world.log).not.toContain('reload');
    expect(world.decisions.map(({ method }) => method)).toEqual(['accept-selection', 'settings']);
  });

  test('design §7 who counts as consenting may refuse, and stays refused wherever they go', () => {
    const { world, tab } = visit({}, 'US');
    tab.decide(none);
    world.flush();
    expect(world.log.slice(-2)).toEqual(['purge preferences,statistics,marketing', 'reload']);
    world.jar.values.set('geo', 'ZA');
    tab.load();
    expect(granted(tab)).toEqual([]);
  });

  test('design §7 other tabs follow: theirs stop, their cookies go, they reload', () => {
    const { world, tab } = visit();
    const other = world.open();
    tab.decide(all, 'all');
    world.flush();
    expect([...other.running]).toEqual([...optionalCategories]);
    world.log.length = 0;
    tab.decide(none);
    world.flush();
    expect(other.running.size).toBe(0);
    expect(world.log.filter((entry) => entry === 'reload')).toHaveLength(2);
  });

  test('a listener that fails keeps neither the others nor the decision from being heard', () => {
    const { world, tab } = visit();
    tab.store.subscribe(() => {
      throw new Error('tracker');
    });
    const heard: unknown[] = [];
    const end = tab.store.subscribe(() => void heard.push(tab.store.get().allowed));
    tab.decide(all, 'all');
    end();
    tab.decide(none);
    expect(heard).toEqual([all]);
    expect(world.log).toContain('Error: tracker');
    expect(world.log.at(-1)).toBe('reload');
  });
});

describe('§4.1, §8 a decision that cannot be saved', () => {
  test.each(['nothing', 'throws'] as const)('is reported and reloads (%s kept)', (keeps) => {
    const { world, tab } = visit();
    world.jar.keeps = keeps;
    tab.decide(all, 'all');
    expect(world.log[0]).toBe('Error: Unable to set consent');
    expect(world.log.at(-1)).toBe('reload');
    expect(world.decisions).toEqual([]);
    world.flush();
    expect(tab.running.size).toBe(0);
    expect(tab.store.get().needsPrompt).toBe(true);
  });

  test.each(['ES', 'US'])('of a refusal counts for the visit in %s, also in other tabs', (geo) => {
    const { world, tab } = visit({}, geo);
    const other = world.open();
    world.jar.keeps = 'nothing';
    tab.decide(none);
    world.flush();
    for (const it of [tab, other]) {
      expect(it.store.get()).toMatchObject({ allowed: none, needsPrompt: false });
      expect(it.running.size).toBe(0);
    }
    world.jar.keeps = 'all';
    tab.decide(all, 'all');
    world.flush();
    for (const it of [tab, other]) expect(granted(it)).toEqual([...optionalCategories]);
  });

  test('design §7 of an acceptance beside a stricter cookie deletes neither', () => {
    const { world, tab } = visit();
    const refusal = { necessary: true, ...none, givenAt: '2026-11-20T00:00:00Z' };
    world.jar.planted.push(`consent=${encodeURIComponent(JSON.stringify(refusal))}`);
    tab.load();
    tab.decide(all, 'all');
    world.flush();
    expect(world.log[0]).toBe('Error: Unable to set consent');
    expect(granted(tab)).toEqual([]);
    expect(world.jar.values.get('consent')).toContain('marketing%22:true');
  });

  test('design §7 of a refusal beside a cookie that allows more, or is dated ahead, is saved', () => {
    const { world, tab } = visit();
    for (const givenAt of ['2026-11-21T06:59:59Z', '2026-12-31T00:00:00Z']) {
      const planted = { necessary: true, ...all, givenAt };
      world.jar.planted.push(`consent=${encodeURIComponent(JSON.stringify(planted))}`);
    }
    tab.load();
    tab.decide(none);
    world.flush();
    tab.load();
    expect(granted(tab)).toEqual([]);
    expect(world.decisions).toHaveLength(1);
    expect(world.jar.values.get('consent')).toContain('marketing%22:false');
  });

  test('of a withdrawal stops what runs, for the visit, and deletes no cookie of consent', () => {
    const { world, tab } = visit();
    tab.decide(all, 'all');
    world.log.length = 0;
    world.jar.keeps = 'nothing';
    tab.decide(none);
    expect(world.log.slice(0, 5)).toEqual([
      'Error: Unable to set consent',
      'tell',
      'stop preferences',
      'stop statistics',
      'stop marketing',
    ]);
    world.flush();
    expect(tab.running.size).toBe(0);
    expect(tab.store.get().needsPrompt).toBe(false);
    expect(world.jar.values.has('consent')).toBe(true);
  });
});

test('§4.1 a refusal deletes what a lapsed consent has left, without a reload', () => {
  const { world, tab } = visit();
  for (const name of ['_statistics', '_marketing']) world.jar.values.set(name, '1');
  tab.decide({ ...none, preferences: true });
  expect(world.log).toContain('purge statistics,marketing');
  expect([...world.jar.values.keys()].sort()).toEqual(['_preferences', 'consent', 'geo']);
  expect(world.log).not.toContain('reload');
});

test('§4.1 what is not allowed yet is told from what was denied', () => {
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

import { describe, expect, test } from 'vitest';
import { optionalCategories } from '../model/categories.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { all, granted, statistics, visit } from './consent-visit.test.support.ts';

describe('changed declarations', () => {
  const versions = 'ppppssssmmmm';
  const changed = 'ppppssssMMMM';
  const decided = (choices: typeof all) => {
    const { browser, tab } = visit({ versions });
    tab.decide(choices);
    return (settings: ConsentSettings) => {
      browser.settings = settings;
      tab.load();
      return tab;
    };
  };

  test.for<[string, ConsentSettings, boolean, string[]]>([
    [
      'are not asked about unless the site says so',
      { versions: changed },
      false,
      [...optionalCategories],
    ],
    [
      'ask again for the affected category alone',
      { versions: changed, askAgain: true },
      true,
      ['preferences', 'statistics'],
    ],
    ['none changed', { versions, askAgain: true }, false, [...optionalCategories]],
    ['none are known', { askAgain: true }, false, [...optionalCategories]],
  ])('%s', ([, settings, needsPrompt, names]) => {
    const tab = decided(all)(settings);
    expect(tab.store.get().needsPrompt).toBe(needsPrompt);
    expect(granted(tab)).toEqual(names);
  });

  test('a refused category is not prompted for again', () =>
    expect(decided(statistics)({ versions: changed, askAgain: true }).store.get().needsPrompt).toBe(
      false,
    ));

  test('refusing it now withdraws it and deletes its cookies once', () => {
    const tab = decided(all)({ versions: changed, askAgain: true });
    const { log } = tab.browser;
    log.length = 0;
    tab.store.refresh();
    expect(log).toEqual([]);
    tab.decide({ ...all, marketing: false });
    expect(log.slice(-2)).toEqual(['purge marketing', 'reload']);
    tab.browser.flush();
    tab.store.refresh();
    expect(log.filter((entry) => entry === 'reload')).toHaveLength(1);
  });

  test('the decision refers to the current declarations', () => {
    const tab = decided(all)({ versions: changed, askAgain: true });
    tab.decide(all, 'all');
    expect(tab.store.get()).toMatchObject({ needsPrompt: false, allowed: all });
  });
});

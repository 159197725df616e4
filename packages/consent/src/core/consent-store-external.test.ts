import { describe, expect, test } from 'vitest';
import { all, none, statistics, visit } from './consent-visit.test.support.ts';

describe('§2.4, §4.1 an external consent service', () => {
  const external = { mode: 'external' } as const;

  test('§4.1 is awaited, then consent counts as granted without a prompt', () => {
    const { tab } = visit(external);
    expect(tab.store.get()).toMatchObject({ allowed: none, needsPrompt: false });
    tab.settle();
    expect(tab.store.get()).toMatchObject({ allowed: all, needsPrompt: false });
  });

  test('sets what may run, at once and later, without a cookie or a reload', () => {
    const { browser, tab } = visit(external);
    tab.store.setExternal(statistics);
    expect([...tab.running]).toEqual(['statistics']);
    tab.settle();
    tab.store.setExternal(none);
    expect(browser.log).toEqual(['start statistics', 'stop statistics', 'purge statistics']);
    expect(browser.cookieJar.values.has('consent')).toBe(false);
  });
});

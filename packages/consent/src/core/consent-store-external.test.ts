import { describe, expect, test } from 'vitest';
import { all, none, statistics, visit } from './consent-visit.test.support.ts';

describe('§2.4, §4.1 an external consent service', () => {
  const external = { mode: 'external' } as const;

  test('§4.1 is waited for, then consent counts as granted; nobody is asked', () => {
    const { tab } = visit(external);
    expect(tab.store.get()).toMatchObject({ allowed: none, needsPrompt: false });
    tab.settle();
    expect(tab.store.get()).toMatchObject({ allowed: all, needsPrompt: false });
  });

  test('says what may run, at once and later, without a cookie or a reload', () => {
    const { world, tab } = visit(external);
    tab.store.setExternal(statistics);
    expect([...tab.running]).toEqual(['statistics']);
    tab.settle();
    tab.store.setExternal(none);
    expect(world.log).toEqual(['start statistics', 'stop statistics', 'purge statistics']);
    expect(world.jar.values.has('consent')).toBe(false);
  });
});

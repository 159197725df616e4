import { sixVendors } from '@plaza/tracking/testing';
import { expect, test } from 'vitest';
import { undeclaredStorage } from './undeclared-storage.ts';

const providerOf = (...names: string[]) => ({
  cookies: names.map((name) => ({ name, enabled: name !== '_derived_epik' })) as never,
});

test('§2.5, §4.1 lists stored names without a visible declaration', () => {
  const providers = [providerOf('_pin_unauth'), providerOf('_ga', '_derived_epik')];
  const reason = 'which content/website-cookies does not declare';
  expect(undeclaredStorage(['pinterest'], providers, sixVendors)).toEqual([
    `Pinterest stores _pinterest_ct_ua, ${reason}`,
    `Pinterest stores _derived_epik, ${reason}`,
  ]);
  expect(undeclaredStorage([], [], sixVendors)).toEqual([]);
});

test('§2.5 returns nothing if all names are declared', () => {
  const all = Object.values(sixVendors).flatMap(({ stored }) => [...stored]);
  const enabled = [{ cookies: all.map((name) => ({ name, enabled: true })) as never }];
  expect(undeclaredStorage(Object.keys(sixVendors), enabled, sixVendors)).toEqual([]);
});

import { expect, test } from 'vitest';
import { vendors } from '../../vendors/rows.ts';
import { storedNames } from './stored-names.ts';
import { undeclaredStorage } from './undeclared-storage.ts';

const providerOf = (...names: string[]) => ({
  cookies: names.map((name) => ({ name, enabled: name !== '_clsk' })) as never,
});

test('§2.5, §4.1 lists stored names without a visible declaration', () => {
  const providers = [providerOf('_clck'), providerOf('_ga', '_clsk')];
  const reason = 'which content/website-cookies does not declare';
  expect(undeclaredStorage(['clarity'], providers)).toEqual([
    `Microsoft Clarity stores _clsk, ${reason}`,
    `Microsoft Clarity stores _cltk, ${reason}`,
  ]);
  expect(undeclaredStorage([], [])).toEqual([]);
});

test('§2.5 returns nothing if all names are declared', () => {
  const all = Object.values(vendors).flatMap(storedNames);
  const enabled = [{ cookies: all.map((name) => ({ name, enabled: true })) as never }];
  expect(undeclaredStorage(Object.keys(vendors), enabled)).toEqual([]);
});

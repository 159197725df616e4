import { defineRoutes, updateIndex } from '@plaza/routing';
import { severalCountries } from '@plaza/screens/testing';
import { expect, it } from 'vitest';
import { isExpectedEntry } from './is-expected-entry.ts';

const site = defineRoutes({ ...severalCountries, paths: {} }, [
  { path: '/', pageType: 'ProductList', locale: 'sv-SE' },
]);
updateIndex(site, [
  {
    ...{ path: '/artiklar/ranta/', pageType: 'Post', locale: 'sv-SE', folder: 'posts', id: 'apr' },
    ...{ translationKey: 'posts:apr', updatedAt: '2026-11-22T09:00:00Z', title: 'Ränta' },
    noIndex: false,
  },
]);
const locale = 'sv-SE';

it.each([
  ['page', { locale, path: '/' }, true],
  ['page', { locale, path: '/nothing/' }, false],
  ['post', { locale, id: 'apr' }, true],
  ['post', { locale: 'es-ES', id: 'apr' }, false],
  ['post', { locale, id: 'other' }, false],
  ['diary', { locale, id: 'apr' }, false],
  ['postSummaries', { locale, author: 'apr' }, false],
] as const)('design §3 %s %j is expected: %s', (name, input, expected) => {
  expect(isExpectedEntry(site, name, input)).toBe(expected);
});

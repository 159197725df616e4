import { pageTypes } from '@plaza/routing';
import { expect, test } from 'vitest';
import { isEmptyList } from './empty-lists.ts';

const card = { kind: 'creditCard', active: true } as const;

test.each([
  ['ProductListCreditCard', [card], false],
  ['ProductListCreditCard', [{ ...card, active: false }], true],
  ['ProductListBankAccount', [card], true],
  ['ProductListLeadQualifier', [card], true],
  ['ProductListRanked', [card], false],
  ['ProductListStatic', [], true],
  ['Basic', [], false],
] as const)('%s of %j is empty: %s', (pageType, products, isEmpty) => {
  expect(isEmptyList(pageType, products)).toBe(isEmpty);
});

test('§2.3 knows every page type that lists products', () => {
  const lists = pageTypes.filter((each) => each.startsWith('ProductList'));
  expect(lists.filter((pageType) => !isEmptyList(pageType, []))).toEqual([]);
});

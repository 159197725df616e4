import { CONSENT_CATEGORIES } from '@plaza/contract';
import { expect, test } from 'vitest';
import { consentCategories } from './categories.ts';

test('§3.3 the categories are those of the contract, in order', () => {
  expect(consentCategories).toEqual(CONSENT_CATEGORIES);
});

import { CONSENT_CATEGORIES } from '@plaza/contract';
import { expect, test } from 'vitest';
import { consentCategories } from './categories.ts';

test('§3.3 asks for the categories that the service takes, in their order', () => {
  expect(consentCategories).toEqual(CONSENT_CATEGORIES);
});

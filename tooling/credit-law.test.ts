import { CLAIM_GROUNDS } from '@plaza/contract/model/banned-claims';
import { CREDIT_REGIMES } from '@plaza/finance';
import { expect, test } from 'vitest';

test('content is searched for all claims banned by regimes', () => {
  const banned = Object.values(CREDIT_REGIMES).flatMap(({ bannedClaims }) => bannedClaims.claims);
  expect(new Set<string>(banned)).toEqual(new Set(Object.keys(CLAIM_GROUNDS)));
});

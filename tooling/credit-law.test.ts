import { expect, test } from 'vitest';
import { CLAIM_GROUNDS } from '../packages/contract/src/model/banned-claims.ts';
import { CREDIT_REGIMES } from '../packages/finance/src/model/credit-regimes.ts';

test('content is searched for all claims banned by regimes', () => {
  const banned = Object.values(CREDIT_REGIMES).flatMap(({ bannedClaims }) => bannedClaims.claims);
  expect(new Set<string>(banned)).toEqual(new Set(Object.keys(CLAIM_GROUNDS)));
});

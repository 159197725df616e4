import { expect, test } from 'vitest';
import { CLAIM_GROUNDS } from '../packages/contract/src/model/banned-claims.ts';
import { CREDIT_REGIMES } from '../packages/finance/src/model/credit-regimes.ts';

test('the claims that regimes ban are those that content is searched for', () => {
  const banned = Object.values(CREDIT_REGIMES).flatMap(({ bannedClaims }) => bannedClaims.claims);
  expect(new Set<string>(banned)).toEqual(new Set(Object.keys(CLAIM_GROUNDS)));
});

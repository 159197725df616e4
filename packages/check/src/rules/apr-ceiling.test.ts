import type { ContentEntity, Product } from '@plaza/contract';
import { SAMPLE_PRODUCT_OF } from '@plaza/contract/testing';
import { describe, expect, test } from 'vitest';
import { entriesIn } from '../model.ts';
import { aprCeiling } from './apr-ceiling.ts';

function issuesOf(product: object, locale = 'da-DK') {
  const value = { ...product, locale } as Product;
  const entities: ContentEntity[] = [{ folder: 'products', file: 'products/a.json', value }];
  const content = { isRelease: false, isWhole: () => true };
  return aprCeiling({ ...content, entities, entries: entriesIn(entities) }).map(
    ({ path, message }) => `${path?.join('.')}: ${message}`,
  );
}

const loan = SAMPLE_PRODUCT_OF.loan;
const offer = loan.kind === 'loan' ? loan.offers[0] : undefined;
const withApr = (apr: number) => ({ ...loan, offers: [{ ...offer, apr }], terms: undefined });

describe('Danish law on advertising credit', () => {
  test('forbids an offer at an APR of 25 % or more, and lets one below pass', () => {
    expect(issuesOf(withApr(24.99))).toEqual([]);
    expect(issuesOf(withApr(25))).toEqual([
      `offers.0.apr: the APR of the offer of ${offer?.amount} is 25, which is not below 25`,
    ]);
  });

  test('applies to cards, and to products that are not active', () => {
    const card = { ...SAMPLE_PRODUCT_OF.creditCard, apr: 32.32 };
    expect(issuesOf(card)).toEqual(["apr: the card's APR is 32.32, which is not below 25"]);
    expect(issuesOf({ ...withApr(30), active: false })).toHaveLength(1);
  });

  test('applies to what visitors can choose by the terms of a lender', () => {
    const terms = {
      ...{ rates: [{ from: 0, percent: 17.9 }], everyDays: 30, yearDays: 365, rounding: 'up' },
      fees: [{ name: 'a', amount: 100 }],
    };
    const range = { min: 1000, max: 20_000, currency: 'DKK' };
    const product = { ...withApr(20), terms, termRange: { minDays: 180, maxDays: 360 } };
    expect(issuesOf({ ...product, amountRange: range })).toEqual([
      expect.stringMatching(
        /^terms: the terms give [\d.]+ for 1000 for 180 days, which is not below/,
      ),
    ]);
    expect(issuesOf({ ...product, amountRange: { ...range, min: 10_000 } })).toEqual([]);
  });

  test('ends at the border', () => {
    expect(issuesOf(withApr(40), 'sv-SE')).toEqual([]);
  });
});

import type { LoanLike, Offer } from '@plaza/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offerFor } from './kinds/loan/offer-for.ts';
import { groupLoans } from './loan-groups.ts';

const terms: LoanLike['terms'] = {
  rates: [{ from: 0, percent: 12 }],
  fees: [{ name: 'Fee', amount: 10 }],
  everyDays: 30,
  yearDays: 360,
  rounding: 'up',
};

const offer = (amount: number, termDays: number): Offer => ({
  ...{ amount, termDays, apr: 20, totalPayable: amount + 10, fees: [] },
  borrowingRate: { percent: 12, type: 'fixed' },
  instalments: [{ count: 1, amount: amount + 10 }],
});

type Lender = { offers: readonly (readonly [number, number])[]; priced?: boolean };

const loan = (id: number, { offers, priced = false }: Lender): LoanLike => {
  const [amounts, days] = [offers.map(([amount]) => amount), offers.map(([, term]) => term)];
  return {
    id,
    offers: offers.map(([amount, term]) => offer(amount, term)),
    amountRange: { min: Math.min(...amounts), max: Math.max(...amounts), currency: 'EUR' },
    termRange: { minDays: Math.min(...days), maxDays: Math.max(...days) },
    ...(priced && { terms }),
  } as Partial<LoanLike> as LoanLike;
};

const shape = ({ groups, others }: ReturnType<typeof groupLoans>) => ({
  groups: groups.map(({ question, listed }) => [
    question.termDays,
    listed.map(({ product }) => product.id),
  ]),
  others: others.map(({ product }) => product.id),
});

describe('§2.1 the groups of a static list of loans', () => {
  it('are of one term each, the term that most lenders offer first', () => {
    const loans = [
      loan(1, { offers: [[500, 30]] }),
      loan(2, { offers: [[500, 90]] }),
      loan(3, { offers: [[500, 30]] }),
      loan(4, { offers: [[250, 30]] }),
    ];
    expect(shape(groupLoans(loans, 500))).toEqual({
      groups: [
        [30, [1, 3]],
        [90, [2]],
      ],
      others: [],
    });
  });

  it('price what a lender does not publish by its terms', () => {
    const priced = loan(2, {
      offers: [
        [100, 30],
        [900, 180],
      ],
      priced: true,
    });
    const loans = [loan(1, { offers: [[500, 90]] }), priced];
    const [group] = groupLoans(loans, 500).groups;
    expect(group?.listed.map(({ product }) => product.id)).toEqual([1, 2]);
    expect(group?.listed[1]?.offer).toMatchObject({
      amount: 500,
      termDays: 90,
      fees: [{ name: 'Fee', amount: 10 }],
      instalments: [
        { count: 2, everyDays: 30 },
        { count: 1, everyDays: 30 },
      ],
    });
    expect(offerFor(priced, { amount: 1000, termDays: 90 })).toBeUndefined();
    expect(offerFor(priced, { amount: 500, termDays: 100 })).toBeUndefined();
  });

  it('without an amount are of the one that most lend over one term; the others stand apart', () => {
    const loans = [
      loan(1, {
        offers: [
          [250, 30],
          [500, 30],
        ],
      }),
      loan(2, { offers: [[500, 30]] }),
      loan(3, { offers: [[1000, 30]] }),
    ];
    expect(shape(groupLoans(loans))).toEqual({ groups: [[30, [1, 2]]], others: [3] });
    expect(shape(groupLoans([]))).toEqual({ groups: [], others: [] });
  });

  it('have each loan once, and in a group loans of one question only', () => {
    const lender = fc.record({
      offers: fc.array(
        fc.tuple(fc.constantFrom(100, 250, 500, 1000), fc.constantFrom(30, 60, 90, 180, 360)),
        { minLength: 1, maxLength: 4 },
      ),
      priced: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(lender, { maxLength: 8 }), (lenders) => {
        const loans = lenders.map((each, index) => loan(index, each));
        const { groups, others } = groupLoans(loans);
        const listed = [...groups.flatMap((group) => group.listed), ...others];
        expect(listed.map(({ product }) => product.id).toSorted()).toEqual(
          loans.map(({ id }) => id).toSorted(),
        );
        for (const { question, listed: own } of groups)
          for (const each of own) expect(each.offer).toMatchObject(question);
      }),
    );
  });
});

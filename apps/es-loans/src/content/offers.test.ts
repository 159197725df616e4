import type { Offer } from '@plaza/contract';
import { describe, expect, test } from 'vitest';
import { amortise, cents, feeCents, paymentsOf, recomputeApr } from './offer-figures.ts';
import { entriesOf } from './olivar.ts';

const AMOUNTS = [100, 250, 500, 1000];
const products = entriesOf('products').toSorted((a, b) => a.rank - b.rank);
const offers = products.flatMap(({ name, offers }) =>
  offers.map((offer): [string, Offer] => [`${name}, ${offer.amount} €`, offer]),
);

describe('design §7: figures of the sample offers agree with each other', () => {
  test.each(offers)('%s: the total is the sum of the payments, to the cent', (_, offer) => {
    const paid = paymentsOf(offer).reduce((sum, payment) => sum + payment.cents, 0);
    expect(paid).toBe(cents(offer.totalPayable));
  });

  test.each(offers)(
    '%s: the total is amount, interest and fees, and settles the loan',
    (_, offer) => {
      const { interest, owed } = amortise(offer);
      expect(owed).toBe(0);
      expect(cents(offer.amount) + interest + feeCents(offer)).toBe(cents(offer.totalPayable));
    },
  );

  test.each(offers)('%s: the last payment falls on the last day of the term', (_, offer) => {
    expect(paymentsOf(offer).at(-1)?.day).toBe(offer.termDays);
  });

  test.each(offers)('%s: the APR is the one that the flows give', (_, offer) => {
    expect(offer.apr).toBe(recomputeApr(offer));
  });

  test('a figure that is a cent off is noticed', () => {
    for (const [, offer] of offers) {
      const [first, ...rest] = offer.instalments;
      if (!first) throw new Error('An offer has no instalment');
      const off = { ...offer, instalments: [{ ...first, amount: first.amount + 0.01 }, ...rest] };
      expect(amortise(off).owed).not.toBe(0);
      expect(recomputeApr(off)).not.toBe(offer.apr);
    }
  });
});

describe('§2.1, §9: what the four loan pages have to offer', () => {
  const offersOf = (amount: number) =>
    products
      .filter(({ active }) => active)
      .flatMap(({ offers }) => offers.filter((offer) => offer.amount === amount));

  test.each(AMOUNTS)('%i €: four to six active offers', (amount) => {
    expect(offersOf(amount).length).toBeGreaterThanOrEqual(4);
    expect(offersOf(amount).length).toBeLessThanOrEqual(6);
  });

  test.each(AMOUNTS)('%i €: the rank puts the lowest APR first, as the site says', (amount) => {
    const rates = offersOf(amount).map(({ apr }) => apr);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });

  test('so does a list of every lender’s smallest amount, as the front page has it', () => {
    const rates = products
      .filter(({ active }) => active)
      .map(({ offers }) => offers.toSorted((a, b) => a.amount - b.amount)[0]?.apr ?? Number.NaN);
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  });

  test.each(products)('$name: offers known amounts, once each, within its ranges', (product) => {
    const amounts = product.offers.map(({ amount }) => amount);
    const terms = product.offers.map(({ termDays }) => termDays);
    expect(AMOUNTS).toEqual(expect.arrayContaining(amounts));
    expect(new Set(amounts).size).toBe(amounts.length);
    expect(product.amountRange).toEqual({
      min: Math.min(...amounts),
      max: Math.max(...amounts),
      currency: 'EUR',
    });
    expect(product.termRange).toEqual({ minDays: Math.min(...terms), maxDays: Math.max(...terms) });
    expect(product.minAge).toBeGreaterThanOrEqual(18);
  });

  test.each(products)('design §7: $name is marked as sample data', (product) => {
    expect(product.provider.legalName).toContain('Ejemplo');
    expect(product.conditions.join(' ')).toContain('Datos de muestra');
    for (const url of [product.provider.url, product.applyUrl])
      expect(new URL(url).hostname).toMatch(/\.example$/);
  });

  test('eight to ten lenders, one or two of them inactive', () => {
    const inactive = products.filter(({ active }) => !active);
    expect(products.length).toBeGreaterThanOrEqual(8);
    expect(products.length).toBeLessThanOrEqual(10);
    expect([1, 2]).toContain(inactive.length);
  });
});

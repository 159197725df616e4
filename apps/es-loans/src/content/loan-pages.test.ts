import type { Offer } from '@plaza/contract';
import { describe, expect, test } from 'vitest';
import { costOf } from './offer-figures.ts';
import { entriesOf, pageAt } from './olivar.ts';
import { linesOf, tablesOf } from './read-document.ts';

const AMOUNTS = [100, 250, 500, 1000];
const lenders = entriesOf('products').toSorted((a, b) => a.rank - b.rank);
const bodyOf = (amount: number) => pageAt(`/${amount}-euros/`).body;

const offersOf = (amount: number) =>
  lenders
    .filter(({ active }) => active)
    .flatMap(({ name, offers }) =>
      offers.filter((offer) => offer.amount === amount).map((offer) => ({ name, offer })),
    );

/** The numbers of a Spanish text, comma decimals read as such. */
const numbersIn = (text: string) =>
  (text.match(/\d+(?:,\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));

function rowOf({ name, offer }: { name: string; offer: Offer }) {
  const payments = offer.instalments.flatMap(({ count, amount }) => [count, amount]);
  const fees = offer.fees.length > 0 ? offer.fees.map(({ amount }) => amount) : [0];
  const { termDays, borrowingRate, apr, totalPayable } = offer;
  return [name, [termDays], [borrowingRate.percent], fees, [apr], payments, [totalPayable]];
}

describe.each(AMOUNTS)('§2.1 /%i-euros/', (amount) => {
  test('its table of costs holds every active offer of the amount, as the offers have it', () => {
    const table = tablesOf(bodyOf(amount)).find(([head]) => head?.[0] === 'Entidad');
    const rows = table?.slice(1).map(([name, ...cells]) => [name, ...cells.map(numbersIn)]);
    expect(rows).toEqual(offersOf(amount).map(rowOf));
  });

  test('every exact figure in its text is one of the offers, or the gap between two', () => {
    const offers = offersOf(amount).map(({ offer }) => offer);
    const totals = offers.map(({ totalPayable }) => totalPayable);
    const payments = offers.flatMap(({ instalments }) => instalments.map((i) => i.amount));
    const rates = offers.flatMap(({ apr, borrowingRate }) => [apr, borrowingRate.percent]);
    const fees = offers.flatMap((offer) => offer.fees.map((fee) => fee.amount));
    const known = [...totals, ...payments, ...rates, ...fees, ...offers.map(costOf)];
    for (const list of [totals, payments])
      for (const a of list) for (const b of list) known.push(Number((a - b).toFixed(2)));
    const exact = linesOf(bodyOf(amount)).flatMap((line) => line.match(/\d+,\d{2}/g) ?? []);
    expect(exact.length).toBeGreaterThan(0);
    for (const figure of exact) expect(known).toContain(numbersIn(figure)[0]);
  });

  test('names no lender that has no offer of the amount', () => {
    const text = linesOf(bodyOf(amount)).join(' ');
    const offering = offersOf(amount).map(({ name }) => name);
    for (const { name } of lenders) expect(text.includes(name)).toBe(offering.includes(name));
  });

  test('lists the offers of its amount and leads to the other loan pages', () => {
    const page = pageAt(`/${amount}-euros/`);
    expect(page.productList?.amount).toBe(amount);
    const others = AMOUNTS.filter((other) => other !== amount).map((other) => `/${other}-euros/`);
    expect(page.relatedPaths).toEqual(others);
  });
});

test.each(entriesOf('posts'))('post $id: every exact figure is one of some offer', ({ body }) => {
  const known = AMOUNTS.flatMap(offersOf).flatMap(({ offer }) => [
    ...[offer.apr, offer.totalPayable, offer.borrowingRate.percent, costOf(offer)],
    ...[...offer.instalments, ...offer.fees].map(({ amount }) => amount),
  ]);
  const exact = linesOf(body).flatMap((line) => line.match(/\d+,\d{2}/g) ?? []);
  for (const figure of exact) expect(known).toContain(numbersIn(figure)[0]);
});

describe('§2.1: the loan pages differ in more than the number', () => {
  const withoutFigures = (amount: number) => {
    const names = new RegExp(lenders.map(({ name }) => name).join('|'), 'g');
    const lines = linesOf(bodyOf(amount)).map((line) => line.replaceAll(/\d[\d.,]*/g, '#'));
    const words = lines.map((line) => line.replaceAll(names, '#'));
    return new Set(words.filter((line) => (line.match(/\p{L}{3,}/gu) ?? []).length > 3));
  };
  const pairs = AMOUNTS.flatMap((a) => AMOUNTS.filter((b) => b > a).map((b) => [a, b] as const));

  test.each(pairs)('%i € and %i € share at most a tenth of their sentences', (a, b) => {
    const [one, other] = [withoutFigures(a), withoutFigures(b)];
    const shared = [...one].filter((line) => other.has(line));
    expect(shared.length).toBeLessThanOrEqual(one.size / 10);
  });
});

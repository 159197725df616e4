import { FIELD_KINDS, fieldFacts } from '@plaza/flows';
import { describe, expect, test } from 'vitest';
import { loanCalculator } from '../loan-calculator/view.ts';
import { readingTyped, readTyped } from './read-typed.ts';

const markets = [
  ['ES', 'es-ES', 'EUR', '1.500,50 euros'],
  ['SE', 'sv-SE', 'SEK', '1 500,50 kronor'],
  ['DE', 'de-DE', 'EUR', '1.500,50 €'],
  ['DK', 'da-DK', 'DKK', 'kr. 1.500,50'],
  ['FI', 'fi-FI', 'EUR', '1 500,50 euroa'],
  ['PL', 'pl-PL', 'PLN', '1 500,50 zł'],
  ['RO', 'ro-RO', 'RON', '1.500,50 de lei'],
  ['NO', 'nb-NO', 'NOK', '１５００,50 kr'],
  ['ZA', 'en-ZA', 'ZAR', 'R1 500,50'],
  ['MX', 'es-MX', 'MXN', '$1,500.50 m.n.'],
  ['US', 'en-US', 'USD', 'US$1,500.50'],
  ['PH', 'en-PH', 'PHP', 'P1,500.50'],
  ['GB', 'en-GB', 'GBP', '£1,500.50'],
] as const;

describe.each(markets)('§2.3 what people type in %s', (...market) => {
  const [country, locale, currency, written] = market;
  const read = (typed: string) => readTyped(typed, 'money', { locale, currency });
  const inFlow = (typed: string) => {
    const context = { country, locale, currency, today: '2026-11-24', answers: {} };
    const checked = FIELD_KINDS.money.read({ name: 'amount', kind: 'money' }, typed, context);
    return 'value' in checked ? Number(checked.value) : undefined;
  };

  test(`${written} is an amount in a tool as in a flow`, () => {
    expect([read(written), inFlow(written)]).toEqual([1500.5, 1500.5]);
  });

  test('amounts with a word, sign and separator of CLDR are read the same', () => {
    const displays = ['code', 'symbol', 'narrowSymbol', 'name'] as const;
    for (const currencyDisplay of displays)
      for (const amount of [0, 7, 99.95, 1_500, 25_000, 1_234_567.5]) {
        const format = { style: 'currency', currency, currencyDisplay } as const;
        const typed = new Intl.NumberFormat(locale, format).format(amount);
        expect([typed, read(typed), inFlow(typed)]).toEqual([typed, amount, amount]);
      }
  });

  test.each(['', 'mucho', '1,2,3', '12 elephants', '1.5k'])('%j is no amount', (typed) => {
    expect([read(typed), inFlow(typed)]).toEqual([undefined, undefined]);
  });

  test('has the decimal sign of the country', () => {
    const { decimal } = fieldFacts({ country, locale, currency, today: '2026-11-24' });
    expect(read(`12${decimal}5`)).toBe(12.5);
  });
});

test('§2.3 rates and numbers of months stand beside what their fields name', () => {
  const market = { locale: 'es-ES', currency: 'EUR' };
  expect(readTyped('5,125 %', 'percent', market)).toBe(5.125);
  expect(readTyped('5,5%', 'percent', market)).toBe(5.5);
  expect(readTyped('24 meses', 'whole', market)).toBe(24);
  expect(readTyped('24 meses', 'money', market)).toBeUndefined();
});

test.each(['5000000000', '5 000 000 000 kr', '5.000.000.000.000 kr', '9'.repeat(38)])(
  '§2.3 the amount %s is the largest of its field, and the field says so',
  (amount) => {
    const limit = { min: 0, max: 100_000, step: 1, default: 900 };
    const limits = { amount: limit, term: limit, rate: limit, fee: limit, budget: limit };
    const settings = { locale: 'da-DK', currency: 'DKK', limits, texts: {} };
    const query = new URLSearchParams({ amount, budget: '-5' });
    const { inputs, shown } = readingTyped(loanCalculator).view(query, settings);
    expect(inputs?.amount).toBe('100000');
    expect(shown?.['amount-limited']).toBe(true);
  },
);

test('§2.3 a request without JavaScript is read the same', () => {
  const limit = { min: 0, max: 100_000, step: 1, default: 900 };
  const limits = { amount: limit, term: limit, rate: limit, fee: limit, budget: limit };
  const query = new URLSearchParams({ amount: 'kr. 1.500,-', term: '24 måneder' });
  const settings = { locale: 'da-DK', currency: 'DKK', limits, texts: {} };
  const { inputs } = readingTyped(loanCalculator).view(query, settings);
  expect(inputs).toMatchObject({ amount: '1500', term: '24' });
});

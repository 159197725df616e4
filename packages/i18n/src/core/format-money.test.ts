import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountFormat } from './format-amount.ts';
import { formatMoney, type MoneyOptions } from './format-money.ts';
import { currencies, markets, plain } from './locales.test.support.ts';
import type { MoneyValue } from './read-money.ts';

type Locale = keyof typeof currencies;
type Choice = Partial<MoneyOptions>;

const money = (locale: Locale, value: MoneyValue, choice: Choice = {}) =>
  plain(formatMoney(value, { locale, currency: currencies[locale], ...choice }));

describe('§5 money', () => {
  it.each<[Locale, string, string, string, string]>([
    ['es-ES', '1000 €', '12.345,60 €', '100-500 €', '-5 €'],
    ['en-US', '$1,000', '$12,345.60', '$100–500', '-$5'],
    ['sv-SE', '1 000 kr', '12 345,60 kr', '100–500 kr', '-5 kr'],
    ['de-DE', '1.000 €', '12.345,60 €', '100–500 €', '-5 €'],
    ['da-DK', '1.000 kr.', '12.345,60 kr.', '100-500 kr.', '-5 kr.'],
    ['en-PH', '₱1,000', '₱12,345.60', '₱100–500', '-₱5'],
    ['es-MX', '$1,000', '$12,345.60', '$100-500', '-$5'],
    ['en-ZA', 'R 1 000', 'R 12 345,60', 'R 100–500', '-R 5'],
    ['fi-FI', '1 000 €', '12 345,60 €', '100–500 €', '-5 €'],
    ['pl-PL', '1000 zł', '12 345,60 zł', '100–500 zł', '-5 zł'],
    ['ro-RO', '1.000 RON', '12.345,60 RON', '100 - 500 RON', '-5 RON'],
    ['nb-NO', '1 000 kr', '12 345,60 kr', '100–500 kr', '-5 kr'],
  ])('is written in %s as whole, exact, range and negative', (locale, ...written) => {
    const range = money(locale, 100, { to: 500 });
    expect([money(locale, 1000), money(locale, 12_345.6), range, money(locale, -5)]).toEqual(
      written,
    );
  });

  it.each<[unknown, string]>([
    [0, '0 €'],
    [-0, '0 €'],
    [-0.001, '0 €'],
    [99.999, '100 €'],
    ['', '0 €'],
    ['  ', '0 €'],
    [null, '0 €'],
    [undefined, '0 €'],
    [Number.NaN, '0 €'],
    [Number.POSITIVE_INFINITY, '0 €'],
    ['gratis', '0 €'],
    [{}, '0 €'],
    ['1234.5', '1234,50 €'],
    ['1.234', '1234 €'],
    ['0.125', '0,13 €'],
    ['-12,50 €', '-12,50 €'],
    ['1.2.3', '0 €'],
  ])('%j is written as %s', (value, written) => {
    expect(money('es-ES', value as MoneyValue)).toBe(written);
  });

  it.each<[MoneyValue, Choice, string]>([
    [1234.5, { hideDecimals: true }, '1235 €'],
    [1234.5, { hideUnit: true }, '1234,50'],
    [1234, { hideUnit: true, hideDecimals: true }, '1234'],
    [100, { to: 500, hideUnit: true }, '100-500'],
    [500, { to: 100 }, '100-500 €'],
    [100, { to: 500.5 }, '100,00-500,50 €'],
    [100, { to: 500.5, hideDecimals: true }, '100-501 €'],
    [100, { to: 100.001 }, '100 €'],
    [100, { to: 0 }, '100 €'],
    [100, { to: '' }, '100 €'],
    [0, { to: 500 }, '0-500 €'],
    [null, { to: 500 }, '0-500 €'],
    ['100-500 €', { to: 1000 }, '100-1000 €'],
    [-5, { to: 5 }, '-5-5 €'],
  ])('%j with %j is written as %s', (value, choice, written) => {
    expect(money('es-ES', value, choice)).toBe(written);
  });

  it('has the decimals of its currency, at most two', () => {
    expect(money('en-US', 1234.5, { currency: 'JPY' })).toBe('¥1,235');
    expect(money('en-US', 1.2345, { currency: 'KWD' })).toBe('KWD 1.23');
  });

  it('has the signs of amounts where numbers have others, and is read with either', () => {
    const austrian = { locale: 'de-AT', currency: 'EUR' };
    expect(plain(formatMoney(1234.5, austrian))).toBe('€ 1.234,50');
    for (const text of ['€ 1.234,50', '1 234,50', '1234,50', '1234.5'])
      expect(plain(formatMoney(text, austrian))).toBe('€ 1.234,50');
    const swiss = { locale: 'fr-CH', currency: 'CHF' };
    for (const text of ["1'234.50 CHF", '1234,50', '1234.5'])
      expect(formatMoney(text, swiss)).toBe(formatMoney(1234.5, swiss));
  });

  it('appends kr to nb-NO once, and not to other currencies', () => {
    expect(money('nb-NO', '1 000 kr')).toBe('1 000 kr');
    expect(money('nb-NO', 1000, { currency: 'EUR' })).toBe('1 000 €');
  });
});

const amount = fc.oneof(
  fc.integer({ min: -10_000_000, max: 10_000_000 }),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
);
const anything = fc.oneof(fc.anything(), fc.string(), fc.double(), amount);
const choices = fc.record(
  { to: amount, hideUnit: fc.boolean(), hideDecimals: fc.boolean() },
  { requiredKeys: [] },
);

// Their amounts have other signs than their numbers.
const further = [
  { locale: 'de-AT', currency: 'EUR' },
  { locale: 'fr-CH', currency: 'CHF' },
];

describe.each([...markets, ...further])('§5 money in $locale, for any value', (market) => {
  it('has one unit, or none if it is hidden', () => {
    const sign = formatMoney(0, market).replaceAll(/[\d\s]/g, '');
    fc.assert(
      fc.property(anything, choices, (value, choice) => {
        const written = formatMoney(value as MoneyValue, { ...market, ...choice });
        const units = written.match(/\p{L}+\.?|\p{Sc}/gu) ?? [];
        expect(units).toEqual(choice.hideUnit ? [] : [sign]);
        expect(written).toMatch(/\d/);
        expect(written.trim()).toBe(written);
      }),
    );
  });

  it('is the same for one amount, as a browser formats it', () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(amountFormat(market)(value)).toBe(formatMoney(value, market));
      }),
    );
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(amount, choices, (value, { to, ...choice }) => {
        const written = formatMoney(value, { ...market, ...choice, to });
        expect(formatMoney(written, { ...market, ...choice })).toBe(written);
      }),
    );
  });

  it('has decimals only if it is not whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 99 }), (units, c) => {
        const whole = formatMoney(units, { ...market, hideUnit: true });
        expect(whole.replaceAll(/\D/g, '')).toBe(String(units));
        const exact = formatMoney(units + c / 100, { ...market, hideUnit: true });
        expect(exact.replaceAll(/\D/g, '')).toBe(
          `${units}${String(c).padStart(2, '0')}`.replace(/^0+(?=\d{3})/, ''),
        );
      }),
    );
  });
});

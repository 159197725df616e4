import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormats } from './create-formats.ts';
import { currencies, markets, plain } from './locales.test.support.ts';

type Locale = keyof typeof currencies;
type Row = [Locale, ...string[]];

const instant = '2026-11-20T23:30:00Z';

describe('formats in the locales of §1', () => {
  it.each<Row>([
    ['es-ES', '24,50 %', '8 %', '0,00 %', '1 día', '30 días', '20 años', '20 de noviembre de 2026'],
    ['en-US', '24.50%', '8%', '0.00%', '1 day', '30 days', '20 years', 'November 20, 2026'],
    ['sv-SE', '24,50 %', '8 %', '0,00 %', '1 dag', '30 dagar', '20 år', '20 november 2026'],
    ['de-DE', '24,50 %', '8 %', '0,00 %', '1 Tag', '30 Tage', '20 Jahre', '20. November 2026'],
    ['da-DK', '24,50 %', '8 %', '0,00 %', '1 dag', '30 dage', '20 år', '20. november 2026'],
    ['en-PH', '24.50%', '8%', '0.00%', '1 day', '30 days', '20 years', 'November 20, 2026'],
    ['es-MX', '24.50%', '8%', '0.00%', '1 día', '30 días', '20 años', '20 de noviembre de 2026'],
    ['en-ZA', '24,50%', '8%', '0,00%', '1 day', '30 days', '20 years', '20 November 2026'],
    [
      'fi-FI',
      '24,50 %',
      '8 %',
      '0,00 %',
      '1 päivä',
      '30 päivää',
      '20 vuotta',
      '20. marraskuuta 2026',
    ],
    ['pl-PL', '24,50%', '8%', '0,00%', '1 dzień', '30 dni', '20 lat', '20 listopada 2026'],
    ['ro-RO', '24,50 %', '8 %', '0,00 %', '1 zi', '30 de zile', '20 de ani', '20 noiembrie 2026'],
    ['nb-NO', '24,50 %', '8 %', '0,00 %', '1 dag', '30 dager', '20 år', '20. november 2026'],
  ])('%s', (locale, ...written) => {
    const { percent, apr, days, years, date } = createFormats({ locale, currency: 'EUR' });
    expect(
      [percent(24.5), percent(8), apr(0), days(1), days(30), years(20), date(instant)].map(plain),
    ).toEqual(written);
  });

  it('§5 format money like formatMoney, with its options', () => {
    const { money } = createFormats({ locale: 'es-ES', currency: 'EUR' });
    const written = [
      money(1000),
      money(5.5),
      money(100, { to: 500 }),
      money(9, { hideUnit: true }),
    ];
    expect(written.map(plain)).toEqual(['1000 €', '5,50 €', '100-500 €', '9']);
  });

  it('join lists', () => {
    const list = (locale: Locale, parts: string[]) =>
      createFormats({ locale, currency: currencies[locale] }).list(parts);
    expect(list('es-ES', ['a', 'b', 'c'])).toBe('a, b y c');
    expect(list('en-US', ['a', 'b', 'c'])).toBe('a, b, and c');
    expect(list('fi-FI', [])).toBe('');
  });

  it('reject an invalid instant', () => {
    const { date } = createFormats({ locale: 'es-ES', currency: 'EUR' });
    expect(() => date('ayer')).toThrow(new RangeError("'ayer' is not an ISO 8601 instant"));
  });
});

describe.each(markets)('formats in $locale, for any value', (market) => {
  const { percent, apr, count, number, days, years } = createFormats(market);

  it('keep the digits of the value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (value) => {
        const digits = (text: string) => text.replaceAll(/\D/g, '');
        for (const write of [percent, count, number, days, years]) {
          expect(digits(write(value))).toBe(String(value));
        }
        expect(digits(apr(value))).toBe(`${value}00`);
      }),
    );
  });

  it('a percentage has one sign, and no decimals or two', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        expect(plain(percent(value))).toMatch(/^-?[\d.,  ]*\d([.,]\d\d)? ?%$/);
        expect(plain(apr(value))).toMatch(/[.,]\d\d ?%$/);
      }),
    );
  });
});

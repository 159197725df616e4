import { expect, test } from 'vitest';
import { createNumberReader } from './read-numbers.ts';

test.each<[string, string, number[]]>([
  ['es-ES', '2 × 1.000,05 € + 1 × 999 €, 26,82 %', [2, 1000.05, 1, 999, 26.82]],
  [
    'de-AT',
    '2 × € 1.000,05 + 1 × € 1.000,03, 12 500 % und 7,5 %',
    [2, 1000.05, 1, 1000.03, 12_500, 7.5],
  ],
  ['fr-CH', "1'234.50 CHF, 7,95 %", [1234.5, 7.95]],
  ['sv-SE', '12 500,25 kr, 3', [12_500.25, 3]],
])('%s: “%s” has its numbers', (locale, text, numbers) => {
  expect(createNumberReader(locale).all(text)).toEqual(numbers);
});

test('a number with two decimals is found where it is written, whole', () => {
  const { exact } = createNumberReader('de-AT');
  expect(exact('ab € 1.000,05 oder 1 000,06 und 7,5')).toEqual([
    { written: '1.000,05', value: 1000.05, index: 5 },
    { written: '1 000,06', value: 1000.06, index: 19 },
  ]);
  expect(exact('am 01.12.2026,05')).toEqual([]);
});

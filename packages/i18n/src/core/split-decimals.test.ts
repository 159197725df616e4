import { expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { currencies, plain } from './locales.test.support.ts';
import { splitDecimals } from './split-decimals.ts';

it.each([
  ['es-ES', 1234.5, ['1234', ',50', ' €']],
  ['en-US', 1234.5, ['$1,234', '.50', '']],
  ['da-DK', 12_345.6, ['12.345', ',60', ' kr.']],
  ['en-ZA', 12_345.6, ['R 12 345', ',60', '']],
  ['nb-NO', 868.93, ['868', ',93', ' kr']],
  ['da-DK', 12_345, ['12.345 kr.', '', '']],
  ['en-US', 1234, ['$1,234', '', '']],
] as const)('the decimals of an amount in %s are apart from the rest', (locale, value, parts) => {
  const amount = plain(formatMoney(value, { locale, currency: currencies[locale] }));
  expect(splitDecimals(amount, locale)).toEqual(parts);
});

it('where amounts have a decimal sign of their own, that one counts', () => {
  const amount = plain(formatMoney(1234.5, { locale: 'fr-CH', currency: 'CHF' }));
  const parts = splitDecimals(amount, 'fr-CH');
  expect(parts).toEqual([expect.stringMatching(/234$/), '.50', ' CHF']);
});

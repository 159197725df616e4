import { expect, test } from 'vitest';
import { COUNTRY_REGIMES } from '../model/credit-regimes.ts';
import { NATIONAL_CREDIT_RULES } from '../model/national-credit-rules.ts';
import { nationalCreditRules } from './national-law.ts';

test('the rules of a country are added to those of its regime, in each of its languages', () => {
  expect(nationalCreditRules('da-DK').aprCeiling?.from).toBe(25);
  expect(nationalCreditRules('en-DK')).toBe(nationalCreditRules('da-DK'));
  expect(nationalCreditRules('ro-RO').links?.map(({ url }) => url)).toEqual([
    'https://anpc.ro/',
    'https://anpc.ro/ce-este-sal/',
  ]);
  for (const locale of ['sv-SE', 'da-constructor', ''])
    expect(nationalCreditRules(locale)).toEqual({});
});

test('each rule names its source, and each country has a regime', () => {
  for (const [country, { aprCeiling, links = [] }] of Object.entries(NATIONAL_CREDIT_RULES)) {
    expect(COUNTRY_REGIMES).toHaveProperty(country);
    for (const { source } of [...(aprCeiling ? [aprCeiling] : []), ...links])
      expect(source).not.toBe('');
    for (const { url } of links) expect(new URL(url).protocol).toBe('https:');
  }
});

import { expect, test } from 'vitest';
import type { ToolSettings } from '../tools/tool.ts';
import { loanCalculator } from './view.ts';

const limit = (fallback: number, max = 100_000) => ({
  ...{ min: 0, max, step: 1 },
  default: fallback,
});

const settings: ToolSettings = {
  locale: 'nb-NO',
  currency: 'NOK',
  limits: {
    amount: limit(10_000),
    term: limit(12),
    rate: limit(12),
    fee: limit(500),
    budget: limit(900),
  },
  texts: { summary: 'costs {cost}', over: 'too much', affordable: '{amount}', rate: '{rate}' },
};

const answer = (query: string) => loanCalculator.view(new URLSearchParams(query), settings);

test('§2.3 a fee above the amount is an error, and is neither cut nor priced', () => {
  const { values, shown, inputs } = answer('amount=1000&fee=1001');
  expect(shown).toMatchObject({ 'fee-over': true, 'fee-limited': false });
  expect(inputs?.fee).toBe('1001');
  expect(values).toMatchObject({ summary: 'too much', apr: '–' });
  const right = answer('amount=1000&fee=1000');
  expect(right.shown?.['fee-over']).toBe(false);
  expect(right.values?.summary).toMatch(/^costs /);
});

test('§2.3 half an øre is rounded up, as it is typed', () => {
  expect(answer('amount=1000,005').inputs?.amount).toBe('1000,01');
});

test('§2.3 the offers of the nearest amount are shown, and all are linked for what is asked', () => {
  const offers = { amounts: [5000, 20_000, 100_000], list: '/lan/' };
  const of = (query: string) =>
    loanCalculator.view(new URLSearchParams(query), { ...settings, offers });
  expect(of('amount=11000').shown).toMatchObject({
    ...{ 'offers-5000': true, 'offers-20000': false, 'offers-100000': false },
  });
  expect(of('amount=90000').shown).toMatchObject({ 'offers-5000': false, 'offers-100000': true });
  expect(of('amount=90000').links).toEqual({ offers: '/lan/?amount=90000' });
  expect(answer('amount=90000').links).toBeUndefined();
});

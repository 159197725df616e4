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

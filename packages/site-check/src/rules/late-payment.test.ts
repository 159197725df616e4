import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CheckedSite } from '../model.ts';
import { latePayment } from './late-payment.ts';

const pageType = 'InterestCostCalculator';
const law = { act: 'Räntelag (1975:635)', section: '6 §', until: '2026-12-31' };
const limits = { rate: { default: 8 }, 'late-rate': { default: 16 }, fee: { default: 60 } };
const costless = { ...limits, 'late-rate': { default: 8 }, fee: { default: 0 } };
const byContract = { 'late-rate': 'contract', fee: 'contract' };
const checked = { by: 'A lawyer', on: '2026-11-22' };

type Page = { readonly locale: string; readonly tool?: object; readonly pageType?: string };

const issues = (page: Page, { isRelease = true } = {}) =>
  latePayment({
    entries: () => [{ file: 'pages/late.json', value: { pageType, ...page } }],
    isRelease,
  } as unknown as CheckedSite);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a release lists each figure on late payment that has no source and nobody has reviewed', () => {
  const page = { locale: 'sv-SE', tool: { limits, sources: { 'late-rate': law } } };
  expect(issues(page)).toEqual([
    expect.objectContaining({
      file: 'pages/late.json',
      path: ['tool', 'limits', 'fee'],
      severity: 'warning',
      message: 'the fee of sv-SE names no source in law',
    }),
  ]);
  expect(issues(page, { isRelease: false })).toEqual([]);
});

test.each<[string, Page]>([
  [
    'has a law behind each figure',
    { locale: 'fi-FI', tool: { limits, sources: { 'late-rate': law, fee: law } } },
  ],
  ['was reviewed', { locale: 'es-ES', tool: { limits, checked } }],
  [
    'leaves its figures to the contract',
    { locale: 'en-US', tool: { limits: costless, sources: byContract } },
  ],
  [
    'is not on late payment',
    { locale: 'sv-SE', pageType: 'CompoundInterestCalculator', tool: { limits } },
  ],
])('finds nothing on a page that %s', (_, page) => {
  expect(issues(page)).toEqual([]);
});

test('a figure that no law sets begins with no cost, at any time', () => {
  const page = { locale: 'en-US', tool: { limits, sources: byContract, checked } };
  for (const isRelease of [false, true])
    expect(issues(page, { isRelease })).toEqual([
      expect.objectContaining({
        path: ['tool', 'limits', 'late-rate'],
        message: 'the late-rate of en-US depends on the contract, but begins with 16',
        hint: expect.stringContaining('Begin with 8, the rate as agreed'),
      }),
      expect.objectContaining({
        path: ['tool', 'limits', 'fee'],
        message: 'the fee of en-US depends on the contract, but begins with 60',
        hint: expect.stringContaining('Begin with 0,'),
      }),
    ]);
  expect(issues(page)).not.toContainEqual(expect.objectContaining({ severity: 'warning' }));
});

test('a release lists figures from the day after their last', () => {
  const page = {
    locale: 'sv-SE',
    tool: { limits, sources: { 'late-rate': law, fee: law }, checked },
  };
  expect(issues(page)).toEqual([]);
  vi.setSystemTime(new Date('2027-01-01T00:00:00Z'));
  expect(issues(page)).toMatchObject([
    { message: 'the late-rate of sv-SE was set until 2026-12-31', severity: 'warning' },
    { message: 'the fee of sv-SE was set until 2026-12-31', severity: 'warning' },
  ]);
  expect(issues(page, { isRelease: false })).toEqual([]);
});

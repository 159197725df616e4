import { expect, test } from 'vitest';
import type { CheckedSite } from '../model.ts';
import { latePayment } from './late-payment.ts';

const law = { act: 'Räntelag (1975:635)', section: '6 §' };
const pageType = 'InterestCostCalculator';

const pages = [
  { pageType, locale: 'sv-SE', tool: { limits: {}, sources: { 'late-rate': law } } },
  { pageType, locale: 'fi-FI', tool: { limits: {}, sources: { 'late-rate': law, fee: law } } },
  {
    pageType,
    locale: 'es-ES',
    tool: { limits: {}, checked: { by: 'A lawyer', on: '2026-11-22' } },
  },
  { pageType: 'CompoundInterestCalculator', locale: 'sv-SE', tool: { limits: {} } },
].map((value, index) => ({ file: `pages/${index}.json`, value }));

const issues = (isRelease: boolean) =>
  latePayment({ entries: () => pages, isRelease } as unknown as CheckedSite);

test('a release lists each figure on late payment that has no source and nobody has reviewed', () => {
  expect(issues(true)).toEqual([
    expect.objectContaining({
      file: 'pages/0.json',
      path: ['tool', 'limits', 'fee'],
      severity: 'warning',
      message: expect.stringContaining('sv-SE'),
    }),
  ]);
  expect(issues(false)).toEqual([]);
});

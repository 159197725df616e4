import { expect, test } from 'vitest';
import type { CheckedSite } from '../model.ts';
import { latePayment } from './late-payment.ts';

const pages = [
  { pageType: 'InterestCostCalculator', locale: 'sv-SE', tool: { limits: {} } },
  {
    pageType: 'InterestCostCalculator',
    locale: 'es-ES',
    tool: { limits: {}, checked: { by: 'A lawyer', on: '2026-11-22' } },
  },
  { pageType: 'CompoundInterestCalculator', locale: 'sv-SE', tool: { limits: {} } },
].map((value, index) => ({ file: `pages/${index}.json`, value }));

const issues = (isRelease: boolean) =>
  latePayment({ entries: () => pages, isRelease } as unknown as CheckedSite);

test('a release lists each page on late payment that nobody has compared with the law', () => {
  expect(issues(true)).toEqual([
    expect.objectContaining({
      file: 'pages/0.json',
      severity: 'warning',
      message: expect.stringContaining('sv-SE'),
    }),
  ]);
  expect(issues(false)).toEqual([]);
});

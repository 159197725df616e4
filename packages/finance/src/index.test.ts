import { expect, test } from 'vitest';

test('the entry point exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'COUNTRY_REGIMES',
    'CREDIT_REGIMES',
    'CashFlowError',
    'LoanTermsError',
    'UnknownRegimeError',
    'amortise',
    'annuityPayment',
    'cashFlowsOf',
    'compound',
    'computeApr',
    'costMeasureName',
    'creditWarningIssue',
    'effectiveRate',
    'intervalBetween',
    'nominalRate',
    'plainSentence',
    'regimeOf',
    'regimeRules',
    'solveApr',
    'uncheckedRegimes',
  ]);
});

import { expect, test } from 'vitest';

test('the entry point exports these names and no others', async () => {
  expect(Object.keys(await import('./index.ts')).sort()).toEqual([
    'CFD_WARNINGS',
    'COUNTRY_REGIMES',
    'CREDIT_REGIMES',
    'CashFlowError',
    'DEBT_ADVICE',
    'GAMBLING_RULES',
    'LoanTermsError',
    'STRICTEST_GAMBLING_AGE',
    'UnknownRegimeError',
    'amortise',
    'annuityPayment',
    'cashFlowsOf',
    'cfdWarningIssue',
    'compound',
    'computeApr',
    'costMeasureName',
    'creditWarningIssue',
    'effectiveRate',
    'gamblingRuleOf',
    'intervalBetween',
    'nominalRate',
    'plainSentence',
    'regimeOf',
    'regimeRules',
    'solveApr',
    'uncheckedRegimes',
    'yearlyInterest',
  ]);
});

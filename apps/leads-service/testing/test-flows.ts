import type { FlowTable } from '@plaza/flows';

/** A flow with each kind of step, which tests of the service do not share with any site. */
const signup = {
  name: 'signup',
  pageType: 'Signup',
  steps: [
    {
      name: 'need',
      fields: [
        { name: 'amount', kind: 'money', min: 100, max: 50_000 },
        { name: 'purpose', kind: 'choice', options: ['car', 'debts', 'care', 'other'] },
        { name: 'purposeOther', kind: 'text', when: { field: 'purpose', is: ['other'] } },
      ],
    },
    {
      name: 'debts',
      when: { field: 'purpose', is: ['debts'] },
      repeat: { max: 5 },
      fields: [
        { name: 'lender', kind: 'text', max: 60 },
        { name: 'debtBalance', kind: 'money', min: 1, max: 1_000_000 },
      ],
    },
    {
      name: 'health-consent',
      when: { field: 'purpose', is: ['care'] },
      fields: [
        {
          name: 'healthConsent',
          kind: 'consent',
          consentVersion: '2026-11',
          health: true,
          optional: true,
        },
      ],
    },
    {
      name: 'health',
      when: { field: 'healthConsent', is: ['2026-11'] },
      fields: [{ name: 'illness', kind: 'text', max: 100, health: true }],
    },
    {
      name: 'contact',
      fields: [
        { name: 'email', kind: 'email', identifies: 'email' },
        { name: 'terms', kind: 'consent', consentVersion: '2026-11' },
      ],
    },
  ],
  ends: [{ name: 'done', outcome: 'complete' }],
  checkAnswers: true,
  events: {},
} as const satisfies FlowTable;

export const testFlows: Readonly<Record<string, FlowTable>> = { signup };

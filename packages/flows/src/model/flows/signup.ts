import type { FlowTable } from '../flow.ts';

/** The short sign-up: how much, who, and where to send the offers. */
export const signup = {
  name: 'signup',
  pageType: 'Signup',
  steps: [
    {
      name: 'need',
      fields: [
        { name: 'amount', kind: 'money', min: 100, max: 50_000 },
        {
          name: 'purpose',
          kind: 'choice',
          options: ['bills', 'car', 'home', 'debts', 'other'],
        },
        {
          name: 'purposeOther',
          kind: 'text',
          max: 100,
          when: { field: 'purpose', is: ['other'] },
        },
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
      name: 'contact',
      fields: [
        { name: 'email', kind: 'email', identifies: 'email' },
        { name: 'terms', kind: 'consent', consentVersion: '2026-11' },
        { name: 'marketing', kind: 'consent', consentVersion: '2026-11', optional: true },
      ],
    },
  ],
  ends: [{ name: 'done', outcome: 'complete' }],
  checkAnswers: true,
  events: {
    'end:done': [{ vendor: 'google', name: 'sign_up' }],
  },
} as const satisfies FlowTable;

import type { Condition, FlowTable } from '../model/flow.ts';

const carOwner: Condition = { field: 'purpose', is: ['car'] };

/** One of everything: branches by choice, number and consent, items, an early verdict. */
export const branchingFlow: FlowTable = {
  name: 'signup',
  pageType: 'Signup',
  steps: [
    {
      name: 'need',
      fields: [
        { name: 'purpose', kind: 'choice', options: ['car', 'debts', 'other'] },
        { name: 'purposeOther', kind: 'text', when: { field: 'purpose', is: ['other'] } },
      ],
    },
    {
      name: 'debts',
      when: { field: 'purpose', is: ['debts'] },
      repeat: { max: 3 },
      fields: [{ name: 'lender', kind: 'text' }],
    },
    { name: 'income', fields: [{ name: 'monthly', kind: 'money', min: 0, max: 20_000 }] },
    {
      name: 'car',
      when: { all: [carOwner, { field: 'monthly', atLeast: 1_000 }] },
      fields: [{ name: 'plate', kind: 'text', optional: true }],
    },
    {
      name: 'health-consent',
      fields: [
        {
          name: 'healthConsent',
          kind: 'consent',
          consentVersion: '1',
          optional: true,
          health: true,
        },
      ],
    },
    {
      name: 'health',
      when: { field: 'healthConsent', is: ['1'] },
      fields: [{ name: 'ill', kind: 'yesNo', health: true }],
    },
  ],
  ends: [
    {
      name: 'too-little',
      when: { field: 'monthly', below: 500 },
      outcome: 'disqualified',
      reasons: [{ name: 'income', when: { field: 'monthly', below: 500 } }],
    },
    { name: 'done', outcome: 'complete' },
  ],
  checkAnswers: true,
  events: { started: [], 'step:need': [], 'end:done': [] },
};

import { creditCheck, marketing, privacy, sharing } from '../consent-fields.ts';
import type { Condition, Field, FlowTable } from '../flow.ts';
import { APPLIED, CONTACT_LEFT, DISQUALIFIED, STARTED } from '../flow-events.ts';
import { address, agreement, contact, identity, loan, person, work } from '../shared-steps.ts';

const amount = <const Name extends string>(name: Name) =>
  ({ name, kind: 'money', min: 0, max: 1_000_000 }) as const satisfies Field;

const underReview: Condition = { field: 'debtReview', is: ['yes'] };
const mayBorrow: Condition = { not: underReview };

/**
 * An application under the National Credit Act: income and expenses by category for the
 * affordability assessment, no credit to someone under debt review.
 */
export const signupSouthAfrica = {
  name: 'signup-south-africa',
  pageType: 'SignupSouthAfrica',
  steps: [
    { name: 'debt-review', fields: [{ name: 'debtReview', kind: 'yesNo' }] },
    { ...loan, when: mayBorrow },
    { ...work, when: mayBorrow },
    {
      name: 'income-by-kind',
      when: mayBorrow,
      fields: [amount('grossIncome'), amount('netIncome'), amount('otherIncome')],
    },
    {
      name: 'household-expenses',
      when: mayBorrow,
      fields: [amount('rentOrBond'), amount('groceries'), amount('utilities')],
    },
    {
      name: 'further-expenses',
      when: mayBorrow,
      fields: [
        amount('transport'),
        amount('schoolFees'),
        amount('insurance'),
        amount('otherExpenses'),
      ],
    },
    { name: 'outgoings', when: mayBorrow, fields: [amount('loanPayments')] },
    { ...contact, when: mayBorrow },
    { ...person, when: mayBorrow },
    { ...identity, when: mayBorrow },
    { ...address, when: mayBorrow },
    { ...agreement([privacy, creditCheck, sharing, marketing]), when: mayBorrow },
  ],
  ends: [
    {
      name: 'debt-counsellor',
      when: underReview,
      outcome: 'declined',
      reasons: [{ name: 'debt-review', when: underReview }],
    },
    { name: 'application-sent', outcome: 'complete' },
  ],
  checkAnswers: true,
  confirmEmail: true,
  events: {
    'step:loan': STARTED,
    'step:contact': CONTACT_LEFT,
    'end:application-sent': APPLIED,
    'end:debt-counsellor': DISQUALIFIED,
  },
} as const satisfies FlowTable;

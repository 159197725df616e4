import { creditCheck, marketing, privacy, sharing } from '../consent-fields.ts';
import type { Condition, FlowTable } from '../flow.ts';
import { APPLIED, CALL_BOOKED, CONTACT_LEFT, DISQUALIFIED, STARTED } from '../flow-events.ts';
import {
  agreement,
  contact,
  debts,
  home,
  identity,
  income,
  person,
  situation,
  work,
} from '../shared-steps.ts';

const cannotPay: Condition = { field: 'paymentSituation', is: ['cannot-pay'] };
const canPay: Condition = { not: cannotPay };

/** The debts one by one, then whether combining them makes sense at all. */
export const signupBrokerDebt = {
  name: 'signup-broker-debt',
  pageType: 'SignupBrokerDebt',
  steps: [
    debts,
    situation,
    { ...work, when: canPay },
    { ...income, when: canPay },
    { ...home, when: canPay },
    { ...contact, when: canPay },
    {
      name: 'call',
      when: canPay,
      fields: [
        {
          name: 'callTime',
          kind: 'choice',
          options: ['morning', 'afternoon', 'evening', 'no-call'],
        },
      ],
    },
    { ...person, when: canPay },
    { ...identity, when: canPay },
    { ...agreement([privacy, creditCheck, sharing, marketing]), when: canPay },
  ],
  ends: [
    {
      name: 'debt-advice',
      when: cannotPay,
      outcome: 'declined',
      reasons: [{ name: 'cannot-pay', when: cannotPay }],
    },
    { name: 'debts-sent', outcome: 'complete' },
  ],
  checkAnswers: true,
  confirmEmail: true,
  events: {
    'step:debts': STARTED,
    'step:contact': CONTACT_LEFT,
    'step:call': CALL_BOOKED,
    'end:debts-sent': APPLIED,
    'end:debt-advice': DISQUALIFIED,
  },
} as const satisfies FlowTable;

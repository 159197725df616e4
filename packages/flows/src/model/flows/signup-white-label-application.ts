import { creditCheck, marketing, privacy, sharing } from '../consent-fields.ts';
import type { FlowTable } from '../flow.ts';
import { APPLIED, CONTACT_LEFT, HANDED_OVER, STARTED } from '../flow-events.ts';
import {
  address,
  agreement,
  bankAccount,
  contact,
  home,
  identity,
  income,
  loan,
  outgoings,
  person,
  purpose,
  work,
} from '../shared-steps.ts';

/** The whole application under a partner's brand, with the account that gets the money. */
export const signupWhiteLabelApplication = {
  name: 'signup-white-label-application',
  pageType: 'SignupWhiteLabelApplication',
  steps: [
    loan,
    purpose,
    work,
    income,
    home,
    outgoings,
    contact,
    person,
    address,
    identity,
    bankAccount,
    agreement([privacy, creditCheck, sharing, marketing]),
  ],
  ends: [{ name: 'partner-application', outcome: 'complete' }],
  checkAnswers: true,
  confirmEmail: true,
  handOver: { partner: 'white-label' },
  events: {
    'step:loan': STARTED,
    'step:contact': CONTACT_LEFT,
    'end:partner-application': [...APPLIED, ...HANDED_OVER],
  },
} as const satisfies FlowTable;

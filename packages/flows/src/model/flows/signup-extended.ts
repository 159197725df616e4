import { creditCheck, marketing, privacy, sharing } from '../consent-fields.ts';
import type { FlowTable } from '../flow.ts';
import { APPLIED, CONTACT_LEFT, STARTED } from '../flow-events.ts';
import { agreement, loanApplication } from '../shared-steps.ts';

/** An application for a loan that several lenders answer; it can be resumed by email. */
export const signupExtended = {
  name: 'signup-extended',
  pageType: 'SignupExtended',
  steps: [
    ...loanApplication,
    { ...agreement([privacy, creditCheck, sharing, marketing]), section: 'agreement' },
  ],
  ends: [{ name: 'application-sent', outcome: 'complete' }],
  checkAnswers: true,
  confirmEmail: true,
  events: {
    'step:loan': STARTED,
    'step:contact': CONTACT_LEFT,
    'end:application-sent': APPLIED,
  },
} as const satisfies FlowTable;

import { creditCheck, marketing, privacy, sharing } from '../consent-fields.ts';
import type { FlowTable } from '../flow.ts';
import { APPLIED, CONTACT_LEFT, HANDED_OVER, STARTED } from '../flow-events.ts';
import { agreement, bankAccount, loanApplication } from '../shared-steps.ts';

/** The whole application under a partner's brand, with the account that gets the money. */
export const signupWhiteLabelApplication = {
  name: 'signup-white-label-application',
  pageType: 'SignupWhiteLabelApplication',
  steps: [
    ...loanApplication,
    { ...bankAccount, section: 'about-you' },
    { ...agreement([privacy, creditCheck, sharing, marketing]), section: 'agreement' },
  ],
  ends: [{ name: 'partner-application', outcome: 'complete', next: 'SignupWhiteLabelUpsell' }],
  checkAnswers: true,
  confirmEmail: true,
  handOver: { partner: 'white-label' },
  events: {
    'step:loan': STARTED,
    'step:contact': CONTACT_LEFT,
    'end:partner-application': [...APPLIED, ...HANDED_OVER],
  },
} as const satisfies FlowTable;

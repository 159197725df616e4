import { marketing, privacy, sharing } from '../consent-fields.ts';
import type { FlowTable } from '../flow.ts';
import { CONTACT_LEFT, HANDED_OVER, SIGN_UP } from '../flow-events.ts';
import { agreement, firstName, loan, phone } from '../shared-steps.ts';

/** The first contact under a partner's brand, which hands the visitor over to the partner. */
export const signupWhiteLabel = {
  name: 'signup-white-label',
  pageType: 'SignupWhiteLabel',
  steps: [
    loan,
    { name: 'phone', fields: [firstName, phone] },
    agreement([privacy, sharing, marketing]),
  ],
  ends: [{ name: 'partner-call', outcome: 'complete' }],
  checkAnswers: false,
  handOver: { partner: 'white-label' },
  events: { 'step:phone': [...SIGN_UP, ...CONTACT_LEFT], 'end:partner-call': HANDED_OVER },
} as const satisfies FlowTable;

import { marketing, privacy, sharing } from '../consent-fields.ts';
import type { FlowTable } from '../flow.ts';
import { APPLIED, CONTACT_LEFT, DISQUALIFIED, STARTED } from '../flow-events.ts';
import { investorNeeds } from '../investing-steps.ts';
import { agreement, email, firstName } from '../shared-steps.ts';

/** Needs first, brokers after: someone who cannot lose anything gets that advice instead. */
export const signupBroker = {
  name: 'signup-broker',
  pageType: 'SignupBroker',
  steps: [
    ...investorNeeds,
    {
      name: 'contact',
      fields: [firstName, email],
      when: { not: { field: 'lossTolerance', is: ['no-loss'] } },
    },
    {
      ...agreement([privacy, sharing, marketing]),
      when: { not: { field: 'lossTolerance', is: ['no-loss'] } },
    },
  ],
  ends: [
    {
      name: 'saving-instead',
      when: { field: 'lossTolerance', is: ['no-loss'] },
      outcome: 'disqualified',
      reasons: [{ name: 'no-loss', when: { field: 'lossTolerance', is: ['no-loss'] } }],
    },
    { name: 'brokers-matched', outcome: 'complete' },
  ],
  checkAnswers: false,
  events: {
    'step:goal': STARTED,
    'step:contact': CONTACT_LEFT,
    'end:brokers-matched': APPLIED,
    'end:saving-instead': DISQUALIFIED,
  },
} as const satisfies FlowTable;

import { marketing, privacy, sharing } from '../consent-fields.ts';
import type { FlowTable } from '../flow.ts';
import { CONTACT_LEFT, HANDED_OVER, STARTED } from '../flow-events.ts';
import { agreement, contact, income, loan, person, work } from '../shared-steps.ts';

/** A short application that continues in the partner's app. */
export const moneezyApp = {
  name: 'moneezy-app',
  pageType: 'MoneezyApp',
  steps: [loan, work, income, contact, person, agreement([privacy, sharing, marketing])],
  ends: [{ name: 'partner-app', outcome: 'complete' }],
  checkAnswers: true,
  handOver: { partner: 'moneezy' },
  events: {
    'step:loan': STARTED,
    'step:contact': CONTACT_LEFT,
    'end:partner-app': HANDED_OVER,
  },
} as const satisfies FlowTable;

import { marketing, privacy } from '../consent-fields.ts';
import type { FlowTable } from '../flow.ts';
import { CONTACT_LEFT, STARTED } from '../flow-events.ts';
import { address, agreement, contact, loan, person } from '../shared-steps.ts';

/** Second step of the partner's application: what it knows is filled in and can be changed. */
export const moneymanStep2 = {
  name: 'moneyman-step-2',
  pageType: 'MoneymanStep2',
  steps: [loan, contact, person, address, agreement([privacy, marketing])],
  ends: [{ name: 'partner-next', outcome: 'complete' }],
  checkAnswers: true,
  handOver: { partner: 'moneyman' },
  events: { 'step:loan': STARTED, 'step:contact': CONTACT_LEFT },
} as const satisfies FlowTable;

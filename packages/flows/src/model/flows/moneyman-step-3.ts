import { creditCheck, sharing } from '../consent-fields.ts';
import type { FlowTable } from '../flow.ts';
import { APPLIED, HANDED_OVER } from '../flow-events.ts';
import { agreement, identity, income, outgoings, work } from '../shared-steps.ts';

/** Third step: what the partner decides by, then back to it for the decision. */
export const moneymanStep3 = {
  name: 'moneyman-step-3',
  pageType: 'MoneymanStep3',
  steps: [
    work,
    income,
    outgoings,
    identity,
    {
      name: 'payout',
      fields: [{ name: 'payout', kind: 'choice', options: ['bank-transfer', 'debit-card'] }],
    },
    agreement([creditCheck, sharing]),
  ],
  ends: [{ name: 'partner-decision', outcome: 'complete' }],
  checkAnswers: true,
  handOver: { partner: 'moneyman' },
  events: { 'end:partner-decision': [...APPLIED, ...HANDED_OVER] },
} as const satisfies FlowTable;

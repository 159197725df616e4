import { creditCheck, privacy, sharing } from '../consent-fields.ts';
import type { Condition, FlowTable } from '../flow.ts';
import { DISQUALIFIED, HANDED_OVER, STARTED } from '../flow-events.ts';
import { agreement, debts, firstName, phone, situation } from '../shared-steps.ts';

const cannotPay: Condition = { field: 'paymentSituation', is: ['behind', 'cannot-pay'] };
const declines: Condition = { field: 'wantsOffer', is: ['no'] };
const accepts: Condition = { field: 'wantsOffer', is: ['yes'] };

/** Advice before the offer: someone behind with payments is led to debt advice, not to credit. */
export const signupWhiteLabelUpsellDebt = {
  name: 'signup-white-label-upsell-debt',
  pageType: 'SignupWhiteLabelUpsellDebt',
  steps: [
    situation,
    {
      name: 'debt-offer',
      when: { not: cannotPay },
      fields: [{ name: 'wantsOffer', kind: 'yesNo' }],
    },
    { ...debts, when: accepts },
    { name: 'phone', when: accepts, fields: [firstName, phone] },
    { ...agreement([privacy, creditCheck, sharing]), when: accepts },
  ],
  ends: [
    {
      name: 'debt-advice',
      when: cannotPay,
      outcome: 'disqualified',
      reasons: [{ name: 'cannot-pay', when: cannotPay }],
    },
    {
      name: 'offer-declined',
      when: declines,
      outcome: 'declined',
      next: 'WhiteLabelUpsellComplete',
    },
    { name: 'offer-accepted', outcome: 'complete', next: 'WhiteLabelUpsellComplete' },
  ],
  checkAnswers: true,
  handOver: { partner: 'white-label' },
  events: {
    'step:debts': STARTED,
    'end:offer-accepted': HANDED_OVER,
    'end:debt-advice': DISQUALIFIED,
  },
} as const satisfies FlowTable;

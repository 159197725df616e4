import { privacy, sharing } from '../consent-fields.ts';
import type { Condition, FlowTable } from '../flow.ts';
import { CALL_BOOKED, HANDED_OVER } from '../flow-events.ts';
import { agreement, firstName, phone } from '../shared-steps.ts';

const accepts: Condition = { field: 'wantsOffer', is: ['yes'] };
const declines: Condition = { field: 'wantsOffer', is: ['no'] };

/** A further product of the partner; "no" is an answer like "yes" and ends the flow at once. */
export const signupWhiteLabelUpsell = {
  name: 'signup-white-label-upsell',
  pageType: 'SignupWhiteLabelUpsell',
  steps: [
    { name: 'offer', fields: [{ name: 'wantsOffer', kind: 'yesNo' }] },
    {
      name: 'saving-plan',
      when: accepts,
      fields: [{ name: 'monthlySaving', kind: 'money', min: 1, max: 1_000_000 }],
    },
    { name: 'phone', when: accepts, fields: [firstName, phone] },
    { ...agreement([privacy, sharing]), when: accepts },
  ],
  ends: [
    {
      name: 'offer-declined',
      when: declines,
      outcome: 'declined',
      next: 'WhiteLabelUpsellComplete',
    },
    { name: 'offer-accepted', outcome: 'complete', next: 'WhiteLabelUpsellComplete' },
  ],
  checkAnswers: false,
  handOver: { partner: 'white-label' },
  events: { 'step:phone': CALL_BOOKED, 'end:offer-accepted': HANDED_OVER },
} as const satisfies FlowTable;

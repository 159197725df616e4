import { healthData, privacy, sharing } from '../consent-fields.ts';
import type { Condition, FlowTable } from '../flow.ts';
import { agreement, firstName, phone } from '../shared-steps.ts';

const accepts: Condition = { field: 'wantsCover', is: ['yes'] };
/** Consent is an answer like any other: not to give it ends the flow as "no" does. */
const consents: Condition = {
  all: [accepts, { field: 'healthData', is: [healthData.consentVersion] }],
};

/** Payment protection with questions about health, asked only after consent of their own. */
export const signupWhiteLabelUpsellMedical = {
  name: 'signup-white-label-upsell-medical',
  pageType: 'SignupWhiteLabelUpsellMedical',
  steps: [
    { name: 'cover', fields: [{ name: 'wantsCover', kind: 'yesNo' }] },
    {
      name: 'cover-amount',
      when: accepts,
      fields: [{ name: 'coverPayment', kind: 'money', min: 1, max: 1_000_000 }],
    },
    { name: 'health-consent', when: accepts, fields: [healthData] },
    { name: 'smoking', when: consents, fields: [{ name: 'smoker', kind: 'yesNo', health: true }] },
    {
      name: 'treatment',
      when: consents,
      fields: [
        { name: 'inTreatment', kind: 'yesNo', health: true },
        {
          name: 'treatmentDetails',
          kind: 'longText',
          health: true,
          max: 500,
          when: { field: 'inTreatment', is: ['yes'] },
        },
      ],
    },
    {
      name: 'sick-leave',
      when: consents,
      fields: [{ name: 'sickLeave', kind: 'yesNo', health: true }],
    },
    { name: 'phone', when: consents, fields: [firstName, phone] },
    { ...agreement([privacy, sharing]), when: consents },
  ],
  ends: [
    {
      name: 'cover-requested',
      when: consents,
      outcome: 'complete',
      next: 'WhiteLabelUpsellComplete',
    },
    { name: 'cover-declined', outcome: 'declined', next: 'WhiteLabelUpsellComplete' },
  ],
  checkAnswers: true,
  handOver: { partner: 'white-label' },
  // That somebody answered questions about their health, and was passed on, tells of their health.
  events: {},
} as const satisfies FlowTable;

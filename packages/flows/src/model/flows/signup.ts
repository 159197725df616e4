import { marketing, privacy } from '../consent-fields.ts';
import type { FlowTable } from '../flow.ts';
import { CONTACT_LEFT, SIGN_UP } from '../flow-events.ts';
import { phone } from '../shared-steps.ts';

/** A phone number and consent, no more; the page may embed a lead form instead (§1). */
export const signup = {
  name: 'signup',
  pageType: 'Signup',
  steps: [{ name: 'phone', fields: [phone, privacy, marketing] }],
  ends: [{ name: 'call-back', outcome: 'complete' }],
  checkAnswers: false,
  events: { 'step:phone': SIGN_UP, 'end:call-back': CONTACT_LEFT },
} as const satisfies FlowTable;

import type { VendorCalls } from '../../model/vendors/vendor-events.ts';

export const calls = {
  generate_lead: { call: ['track', 'CompletePayment'] },
  select_content: { call: ['track', 'InitiateCheckout'] },
  start_application: { call: ['track', 'InitiateCheckout'] },
} as const satisfies VendorCalls;

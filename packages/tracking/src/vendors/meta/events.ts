import type { VendorCalls } from '../../model/vendors/vendor-events.ts';

/** `Signup`, `HBC` and `TM` are no standard events of Meta. */
export const calls = {
  sign_up: { call: ['trackCustom', 'Signup'] },
  generate_lead: { call: ['track', 'SubmitApplication'] },
  select_content: { call: ['track', 'InitiateCheckout'] },
  HBC: { call: ['trackCustom', 'HBC'] },
  TM: { call: ['trackCustom', 'TM'] },
  start_application: { call: ['track', 'InitiateCheckout'] },
} as const satisfies VendorCalls;

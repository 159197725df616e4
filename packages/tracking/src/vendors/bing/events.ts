import type { VendorCalls } from '../../model/vendors/vendor-events.ts';

export const calls = {
  sign_up: { call: ['event', 'sign_up'] },
  generate_lead: { call: ['event', 'generate_lead'] },
  select_content: { call: ['event', 'lead'] },
  leave_contact: { call: ['event', 'lead'] },
} as const satisfies VendorCalls;

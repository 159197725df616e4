import type { VendorCalls } from '../../model/vendors/vendor-events.ts';

export const calls = {
  sign_up: { call: ['event', 'sign_up'], params: { signupLabel: 'phone_number_registration' } },
  generate_lead: { call: ['event', 'generate_lead'] },
  select_content: { call: ['event', 'select_content'], params: { content_type: 'product' } },
  qualify_lead: { call: ['event', 'qualify_lead'] },
  disqualify_lead: { call: ['event', 'disqualify_lead'] },
  survey: { call: ['event', 'survey'] },
  HBC: { call: ['event', 'HBC'] },
  TM: { call: ['event', 'TM'] },
} as const satisfies VendorCalls;

import type { FlowEvent } from './flow.ts';

/**
 * What vendors are told when a flow reaches a moment (§9). §9 lists names by vendor without saying
 * which moment each belongs to. Our mapping: a registered phone number is a sign-up; the first
 * answered step of an application starts its checkout, and its contact details are Bing's `lead`; a
 * sent application is the lead that advertisers pay for; `TM` is a booked telephone call, `HBC` an
 * applicant handed over to a business.
 */
export const SIGN_UP: readonly FlowEvent[] = [
  { vendor: 'google', name: 'sign_up', label: 'phone_number_registration' },
  { vendor: 'meta', name: 'Signup' },
  { vendor: 'bing', name: 'sign_up' },
];

export const STARTED: readonly FlowEvent[] = [
  { vendor: 'meta', name: 'InitiateCheckout' },
  { vendor: 'tiktok', name: 'InitiateCheckout' },
];

export const CONTACT_LEFT: readonly FlowEvent[] = [{ vendor: 'bing', name: 'lead' }];

export const APPLIED: readonly FlowEvent[] = [
  { vendor: 'google', name: 'generate_lead' },
  { vendor: 'meta', name: 'SubmitApplication' },
  { vendor: 'bing', name: 'generate_lead' },
  { vendor: 'tiktok', name: 'CompletePayment' },
];

export const QUALIFIED: readonly FlowEvent[] = [{ vendor: 'google', name: 'qualify_lead' }];

export const DISQUALIFIED: readonly FlowEvent[] = [{ vendor: 'google', name: 'disqualify_lead' }];

export const SURVEYED: readonly FlowEvent[] = [{ vendor: 'google', name: 'survey' }];

export const CALL_BOOKED: readonly FlowEvent[] = [
  { vendor: 'google', name: 'TM' },
  { vendor: 'meta', name: 'TM' },
];

export const HANDED_OVER: readonly FlowEvent[] = [
  { vendor: 'google', name: 'HBC' },
  { vendor: 'meta', name: 'HBC' },
];

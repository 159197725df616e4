import type { FlowEvent } from './flow.ts';

/*
 * What vendors receive when a flow reaches a moment (§9). §9 lists names by vendor without saying
 * which moment each belongs to. Our mapping: a registered phone number is a sign-up; the first
 * answered step of an application starts its checkout, and its contact details are Bing's `lead`; a
 * sent application is the lead that advertisers pay for; `TM` is a booked telephone call, `HBC` an
 * applicant handed over to a business.
 */

export const SIGN_UP: readonly FlowEvent[] = ['sign_up'];
export const STARTED: readonly FlowEvent[] = ['start_application'];
export const CONTACT_LEFT: readonly FlowEvent[] = ['leave_contact'];
export const APPLIED: readonly FlowEvent[] = ['generate_lead'];
export const QUALIFIED: readonly FlowEvent[] = ['qualify_lead'];
export const DISQUALIFIED: readonly FlowEvent[] = ['disqualify_lead'];
export const SURVEYED: readonly FlowEvent[] = ['survey'];
export const CALL_BOOKED: readonly FlowEvent[] = ['TM'];
export const HANDED_OVER: readonly FlowEvent[] = ['HBC'];

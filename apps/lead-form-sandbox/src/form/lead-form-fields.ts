import { LEAD_LIMITS } from '@plaza/contract';

/** What the visitor fills in, in this order, and how each control differs from a plain text input. */
export const textFields = {
  name: { autoComplete: 'name', maxLength: LEAD_LIMITS.name },
  email: { type: 'email', autoComplete: 'email', maxLength: LEAD_LIMITS.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: LEAD_LIMITS.phone },
} as const;

export const choiceFields = ['amount', 'termMonths'] as const;

export type TextField = keyof typeof textFields;
export type ChoiceField = (typeof choiceFields)[number];
export type LeadFormField = TextField | ChoiceField | 'privacyAccepted';

/** What the form carries beside what the visitor fills in; it came by the address. */
export const carriedFields = [
  'eventId',
  'formToken',
  'whiteLabelToken',
  'locale',
  'parentOrigin',
  'pubid',
  'channelId',
  'keyword',
] as const;

/** What may be wrong with a field. */
export type FieldError = 'missing' | 'long' | 'wrong';

/** Why a form without errors was not taken. */
export type LeadFailure = 'sent-before' | 'too-many' | 'unavailable';

/** What the visitor filled in and what the form carries, by name. */
export type LeadFormValues = Readonly<Record<string, string | undefined>>;

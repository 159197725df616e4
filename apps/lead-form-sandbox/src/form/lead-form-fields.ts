import { LEAD_LIMITS } from '@plaza/contract';

/** The text fields in order, with the attributes of their inputs. */
export const textFields = {
  name: { autoComplete: 'name', maxLength: LEAD_LIMITS.name },
  email: { type: 'email', autoComplete: 'email', maxLength: LEAD_LIMITS.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: LEAD_LIMITS.phone },
} as const;

export const choiceFields = ['amount', 'termMonths'] as const;

export type TextField = keyof typeof textFields;
export type ChoiceField = (typeof choiceFields)[number];
export type LeadFormField = TextField | ChoiceField | 'privacyAccepted';

/** The hidden fields, which are parameters of the address. */
export const hiddenFields = [
  'eventId',
  'formToken',
  'whiteLabelToken',
  'locale',
  'parentOrigin',
  'pubid',
  'channelId',
  'keyword',
  'impressionId',
] as const;

/** The errors of a field. */
export type FieldError = 'missing' | 'long' | 'wrong';

/** Why a valid form was not accepted. */
export type LeadFailure = 'sent-before' | 'too-many' | 'unavailable';

/** The values of all fields by name. */
export type LeadFormValues = Readonly<Record<string, string | undefined>>;

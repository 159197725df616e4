import { LEAD_AMOUNTS, LEAD_LIMITS, LEAD_TERMS } from '@plaza/contract';

interface FieldRow {
  /** How a control differs from a plain text input. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What there is to choose from, and how it is written. */
  readonly options?: {
    readonly values: readonly number[];
    readonly format: Intl.NumberFormatOptions;
  };
}

/** What the visitor fills in, in this order. */
export const leadFormFields = {
  name: { attributes: { autocomplete: 'name', maxlength: `${LEAD_LIMITS.name}` } },
  email: {
    attributes: { type: 'email', autocomplete: 'email', maxlength: `${LEAD_LIMITS.email}` },
  },
  phone: { attributes: { type: 'tel', autocomplete: 'tel', maxlength: `${LEAD_LIMITS.phone}` } },
  amount: {
    options: {
      values: LEAD_AMOUNTS,
      format: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
    },
  },
  termMonths: {
    options: { values: LEAD_TERMS, format: { style: 'unit', unit: 'month', unitDisplay: 'long' } },
  },
} as const satisfies Record<string, FieldRow>;

export type LeadFormField = keyof typeof leadFormFields | 'privacyAccepted';

export const leadFormFieldNames: readonly LeadFormField[] = [
  ...(Object.keys(leadFormFields) as (keyof typeof leadFormFields)[]),
  'privacyAccepted',
];

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

/** What of a field may be wrong. */
export type LeadFault = 'missing' | 'long' | 'wrong';

/** Why a form that is right was not taken. */
export type LeadFailure = 'sentBefore' | 'tooMany' | 'unavailable';

export const fieldRow = (name: keyof typeof leadFormFields): FieldRow => leadFormFields[name];

import { LEAD_LIMITS, type LeadRequest, leadRequestSchema } from '@plaza/contract';
import { FIELD_KINDS } from '@plaza/flows';
import type { Choices } from '../websites/read-choices.ts';
import type { FieldError, LeadFormField, LeadFormValues } from './lead-form-fields.ts';

/** The locale and currency of the form, and its choices. */
export type Market = {
  readonly locale: string;
  readonly currency: string;
  readonly choices: Choices;
};

/**
 * A lead, or the errors of its fields; `invalid` lists forged fields, which the form does not let
 * visitors edit.
 */
export type ReadLead =
  | { readonly lead: LeadRequest }
  | { readonly errors: ReadonlyMap<LeadFormField, FieldError> }
  | { readonly invalid: string };

const fields: readonly LeadFormField[] = [
  'name',
  'email',
  'phone',
  'amount',
  'termMonths',
  'privacyAccepted',
];

/** Parses a posted form by the rules of its market. */
export function readLead(values: LeadFormValues, market: Market): ReadLead {
  const { choices, currency, locale } = market;
  const { success, data, error } = leadRequestSchema.safeParse({
    ...values,
    locale,
    currency,
    phone: internationalPhone(values.phone ?? '', locale),
    amount: chosen(values.amount, choices.amounts),
    termMonths: chosen(values.termMonths, choices.termMonths),
    privacyAccepted: values.privacyAccepted === 'on',
  });
  if (success) return { lead: data };
  const invalid = new Set(error.issues.map(({ path }) => String(path[0])));
  const forged = [...invalid].filter((name) => !fields.includes(name as LeadFormField));
  if (forged.length > 0) return { invalid: forged.join(', ') };
  const edited = fields.filter((name) => invalid.has(name));
  return { errors: new Map(edited.map((name) => [name, errorOf(name, values[name] ?? '')])) };
}

const chosen = (value: string | undefined, choices: readonly number[]) =>
  choices.find((choice) => `${choice}` === value);

/**
 * Converts a phone number to E.164, by the rules of every form (§5): `612 34 56 78` and `0034 612-345-678` in Spain are
 * `+34612345678`. Undefined if it is neither valid in the country nor has a country code.
 */
export function internationalPhone(input: string, locale: string): string | undefined {
  const country = new Intl.Locale(locale).region ?? '';
  const context = { country, locale, currency: 'EUR', today: '', answers: {} };
  const read = FIELD_KINDS.phone.read({ name: 'phone', kind: 'phone' }, input, context);
  return 'value' in read ? `${read.value}` : undefined;
}

function errorOf(name: LeadFormField, value: string): FieldError {
  const isChoice = name === 'amount' || name === 'termMonths' || name === 'privacyAccepted';
  if (isChoice || value.trim() === '') return 'missing';
  return value.trim().length > LEAD_LIMITS[name] ? 'long' : 'wrong';
}

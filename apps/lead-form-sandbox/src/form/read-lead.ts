import { LEAD_LIMITS, type LeadRequest, leadRequestSchema } from '@plaza/contract';
import { type CountryCode, isSupportedCountry, parsePhoneNumber } from 'libphonenumber-js/max';
import type { Choices } from '../websites/read-choices.ts';
import type { FieldError, LeadFormField, LeadFormValues } from './lead-form-fields.ts';

/** The country whose form it is: what it offers there, in which currency. */
export type Market = {
  readonly locale: string;
  readonly currency: string;
  readonly choices: Choices;
};

/** A lead, or what is wrong with each field; `unreadable` names what no form of ours sends. */
export type ReadLead =
  | { readonly lead: LeadRequest }
  | { readonly errors: ReadonlyMap<LeadFormField, FieldError> }
  | { readonly unreadable: string };

const fields: readonly LeadFormField[] = [
  'name',
  'email',
  'phone',
  'amount',
  'termMonths',
  'privacyAccepted',
];

/** Reads a posted form by the rules of its market. */
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
  const wrong = new Set(error.issues.map(({ path }) => String(path[0])));
  const unseen = [...wrong].filter((name) => !fields.includes(name as LeadFormField));
  if (unseen.length > 0) return { unreadable: unseen.join(', ') };
  const seen = fields.filter((name) => wrong.has(name));
  return { errors: new Map(seen.map((name) => [name, errorOf(name, values[name] ?? '')])) };
}

const chosen = (value: string | undefined, choices: readonly number[]) =>
  choices.find((choice) => `${choice}` === value);

/**
 * A number as it is dialled from abroad: `612 34 56 78` and `0034 612-345-678` in Spain are
 * `+34612345678`. What is no number of the country, and none with a country's code, is undefined.
 */
export function internationalPhone(written: string, locale: string): string | undefined {
  const country = new Intl.Locale(locale).region ?? '';
  const defaultCountry = isSupportedCountry(country) ? (country as CountryCode) : undefined;
  try {
    const dialled = written.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
    const phone = parsePhoneNumber(dialled, {
      ...(defaultCountry && { defaultCountry }),
      extract: false,
    });
    return phone.isValid() ? phone.number : undefined;
  } catch {
    return undefined;
  }
}

function errorOf(name: LeadFormField, value: string): FieldError {
  const isChoice = name === 'amount' || name === 'termMonths' || name === 'privacyAccepted';
  if (isChoice || value.trim() === '') return 'missing';
  return value.trim().length > LEAD_LIMITS[name] ? 'long' : 'wrong';
}

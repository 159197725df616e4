import { normalizeTyped, type TypedKind } from '@plaza/contract/typed';
import type { Field, FieldKind } from '../../model/flow.ts';
import type { Accepted, FieldCheck, FieldFacts, Refused } from './checked.ts';
import {
  checkIbanDigits,
  checkIdentity,
  checkPhoneSyntax,
  checkPostalCode,
} from './code-checks.ts';
import { checkBirthDate, checkDate } from './date-checks.ts';
import { checkInteger, checkMoney } from './number-checks.ts';
import { checkEmail, checkLongText, checkName, checkText } from './text-checks.ts';

/** Not of choices: a browser sends nothing but what the page offers, and the server knows the table. */
const checks: Readonly<Partial<Record<FieldKind, FieldCheck>>> = {
  text: checkText,
  name: checkName,
  email: checkEmail,
  phone: checkPhoneSyntax,
  identityNumber: checkIdentity,
  postalCode: checkPostalCode,
  iban: checkIbanDigits,
  birthDate: checkBirthDate,
  date: checkDate,
  money: checkMoney,
  integer: checkInteger,
  longText: checkLongText,
};

/** How what is typed is normalised. */
const typedKindOf = (kind: FieldKind): TypedKind => {
  if (kind === 'name') return kind;
  return /text/i.test(kind) ? 'text' : 'code';
};

/** The answer; of `choices` a list. */
export type CheckedField =
  | Accepted
  | Refused
  | { readonly value: readonly string[]; readonly doubt?: never };

/**
 * Checks an answer as far as that needs no tables (§5): the same code in the browser and on the server, which then also
 * knows the phone numbers of each country. Never throws, whatever is sent.
 *
 * @param raw what the form sent; several values for `choices`
 * @returns the normalised answer, `''` or an empty list for an optional field without one, or why it is refused
 */
export function checkField(
  field: Field,
  raw: string | readonly string[],
  facts: FieldFacts,
): CheckedField {
  const { kind, optional } = field;
  const values = [raw]
    .flat()
    .map((value) => normalizeTyped(value, typedKindOf(kind)))
    .filter(Boolean);
  const [text] = values;
  if (text === undefined) {
    if (optional) return kind === 'choices' ? { value: [] } : { value: '' };
    return { code: kind === 'consent' ? 'not-accepted' : 'required' };
  }
  if (kind === 'choices') return { value: values };
  const checked = checks[kind]?.(text, field, facts) ?? { value: text };
  return typeof checked === 'string' ? { code: checked } : checked;
}

import type { IssueCode } from '../../model/field-issue.ts';
import type { Field, FieldKind } from '../../model/flow.ts';
import type { FieldCheck, FieldFacts } from './checked.ts';
import { checkChoice, checkChoices, checkConsent, checkYesNo } from './choice-checks.ts';
import {
  checkIbanDigits,
  checkIdentity,
  checkPhoneSyntax,
  checkPostalCode,
} from './code-checks.ts';
import { checkBirthDate, checkDate } from './date-checks.ts';
import { checkInteger, checkMoney } from './number-checks.ts';
import { checkEmail, checkLongText, checkName, checkText } from './text-checks.ts';

const checks: Readonly<Record<Exclude<FieldKind, 'choices'>, FieldCheck>> = {
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
  choice: checkChoice,
  yesNo: checkYesNo,
  consent: checkConsent,
  longText: checkLongText,
};

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
): { readonly value: string | readonly string[] } | IssueCode {
  const values = [raw].flat().filter((value) => value.trim() !== '');
  const isEmpty = values.length === 0;
  if (isEmpty && field.optional) return { value: field.kind === 'choices' ? [] : '' };
  if (isEmpty) return field.kind === 'consent' ? 'not-accepted' : 'required';
  if (field.kind === 'choices') return checkChoices(values, field);
  // Input methods write other forms of digits and spaces: １２３, no-break spaces.
  const isText = /text|name/i.test(field.kind);
  const text = `${values[0]}`.normalize(isText ? 'NFC' : 'NFKC').trim();
  return checks[field.kind](text, field, facts);
}

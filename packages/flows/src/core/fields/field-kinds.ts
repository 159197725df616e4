import { readEmail } from '@plaza/contract/typed';
import type { FieldContext } from '../../model/answers.ts';
import type { FieldKindRow } from '../../model/field-kind.ts';
import type { Field, FieldKind } from '../../model/flow.ts';
import { type CheckedField, checkField } from './check-field.ts';
import type { Checked } from './checked.ts';
import { confirmChoice, confirmChoices, confirmConsent } from './confirm-choices.ts';
import { confirmLongText, confirmName, confirmText } from './confirm-texts.ts';
import { fieldFacts } from './field-facts.ts';
import { fieldInput } from './field-inputs.ts';
import { hasIbanLength } from './iban-lengths.ts';
import { meantDomain } from './mail-domains.ts';
import { hasNationalDigits } from './national-digits.ts';
import { checkPhone } from './phone-numbers.ts';
import {
  type ShowAnswer,
  showDate,
  showIban,
  showInteger,
  showMoney,
  showPhoneNumber,
  showSame,
  writeDate,
  writeMoney,
} from './show-answers.ts';

type KindParts = {
  readonly show?: ShowAnswer;
  readonly write?: ShowAnswer;
  /** What only the server can tell, of an answer that the browser's check accepts. */
  readonly confirm?: (value: string, field: Field, context: FieldContext) => Checked;
};

const isoDate = /^\d{4}-\d\d-\d\d$/;

/** The browser's check, then the server's own. */
const readOf =
  ({ confirm, show = showSame }: KindParts): FieldKindRow['read'] =>
  (field: Field, raw, context: FieldContext) => {
    const checked: CheckedField = checkField(field, raw, fieldFacts(context));
    const { value, doubt } = 'value' in checked ? checked : {};
    const isAnswer = typeof value === 'string' && value !== '' && doubt === undefined;
    const result = confirm && isAnswer ? confirm(value, field, context) : checked;
    if (!('read' in result) || result.read === undefined) return result;
    // An identity number is refused for the birth date that it tells.
    const showRead = isoDate.test(result.read) ? showDate : show;
    return { ...result, read: showRead(result.read, context) };
  };

const row = (parts: KindParts = {}): FieldKindRow => ({
  read: readOf(parts),
  input: fieldInput,
  show: parts.show ?? showSame,
  write: parts.write ?? showSame,
});

const date = row({ show: showDate, write: writeDate });

const readChoices: FieldKindRow['read'] = (field, raw, context) => {
  const checked = checkField(field, raw, fieldFacts(context));
  const isAnswer = 'value' in checked && checked.value.length > 0;
  return isAnswer ? confirmChoices([checked.value].flat(), field) : checked;
};

function confirmIban(value: string): Checked {
  if (!hasIbanLength(value)) return { code: 'invalid', read: value };
  return hasNationalDigits(value) ? { value } : { value, doubt: '' };
}

function confirmEmail(typed: string): Checked {
  const read = readEmail(typed);
  if (typeof read === 'string') return { code: read };
  const { value } = read;
  const at = value.lastIndexOf('@') + 1;
  const meant = meantDomain(value.slice(at));
  return meant ? { value, doubt: value.slice(0, at) + meant } : { value };
}

/** How each kind of field is read, asked and shown (§5). */
export const FIELD_KINDS: Readonly<Record<FieldKind, FieldKindRow>> = {
  text: row({ confirm: confirmText }),
  name: row({ confirm: confirmName }),
  longText: row({ confirm: confirmLongText }),
  email: row({ confirm: confirmEmail }),
  phone: {
    ...row({ show: showPhoneNumber, write: showPhoneNumber }),
    // The number that was read has its country code.
    read: readOf({ confirm: (value, _field, { country }) => checkPhone(value, country) }),
  },
  identityNumber: row(),
  postalCode: row(),
  iban: row({ show: showIban, write: showIban, confirm: confirmIban }),
  birthDate: date,
  date,
  money: row({ show: showMoney, write: writeMoney }),
  integer: row({ show: showInteger }),
  choice: row({ confirm: confirmChoice }),
  choices: { ...row(), read: readChoices },
  yesNo: row({ confirm: (value) => confirmChoice(value, { options: ['yes', 'no'] }) }),
  consent: row({ confirm: confirmConsent }),
};

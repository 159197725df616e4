import type { FieldKindRow } from '../../model/field-kind.ts';
import type { FieldKind } from '../../model/flow.ts';
import { choiceKind, choicesKind, consentKind, yesNoKind } from './choice-kinds.ts';
import { dateKind } from './date-kinds.ts';
import { integerKind, moneyKind } from './number-kinds.ts';
import { emailKind, longTextKind, nameKind, textKind } from './text-kinds.ts';

/** How each kind of field is read, asked and shown. */
export const FIELD_KINDS: Readonly<Record<FieldKind, FieldKindRow>> = {
  text: textKind,
  name: nameKind,
  email: emailKind,
  phone: textKind,
  identityNumber: textKind,
  postalCode: textKind,
  iban: textKind,
  birthDate: dateKind,
  date: dateKind,
  money: moneyKind,
  integer: integerKind,
  choice: choiceKind,
  choices: choicesKind,
  yesNo: yesNoKind,
  consent: consentKind,
  longText: longTextKind,
};

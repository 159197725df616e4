import * as z from 'zod';
import type { FieldContext } from '../../model/answers.ts';
import type { FieldKindRow } from '../../model/field-kind.ts';
import type { Field, FieldKind } from '../../model/flow.ts';
import { checkField } from './check-field.ts';
import type { Checked } from './checked.ts';
import { fieldFacts } from './field-facts.ts';
import { fieldInput } from './field-inputs.ts';
import { hasIbanLength } from './iban-lengths.ts';
import { checkPhone, examplePhone } from './phone-numbers.ts';
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
  readonly example?: FieldKindRow['example'];
  /** What only the server can tell, of an answer that the browser's check accepts. */
  readonly confirm?: (value: string, context: FieldContext) => Checked;
};

/** The browser's check, then the server's own; the message of an issue is its `IssueCode`. */
const schemaOf =
  ({ confirm }: KindParts): FieldKindRow['schema'] =>
  (field: Field, context: FieldContext) =>
    z.union([z.string(), z.array(z.string())]).transform((raw, refinement) => {
      const { country, currency, today } = context;
      const checked = checkField(field, raw, fieldFacts(country, currency, today));
      const isText = typeof checked !== 'string' && typeof checked.value === 'string';
      const result =
        confirm && isText && checked.value ? confirm(`${checked.value}`, context) : checked;
      if (typeof result !== 'string') return result.value;
      refinement.addIssue({ code: 'custom', message: result });
      return z.NEVER;
    });

const row = (parts: KindParts = {}): FieldKindRow => ({
  schema: schemaOf(parts),
  input: fieldInput,
  show: parts.show ?? showSame,
  write: parts.write ?? showSame,
  ...(parts.example && { example: parts.example }),
});

const money = { show: showMoney, write: writeMoney };
const date = row({ show: showDate, write: writeDate });
const phone = { show: showPhoneNumber, write: showPhoneNumber };

/** How each kind of field is read, asked and shown (§5). */
export const FIELD_KINDS: Readonly<Record<FieldKind, FieldKindRow>> = {
  text: row(),
  name: row(),
  longText: row(),
  email: row(),
  phone: row({
    ...phone,
    confirm: (value, { country }) => checkPhone(value, country),
    example: ({ country }) => examplePhone(country),
  }),
  identityNumber: row(),
  postalCode: row(),
  iban: row({
    show: showIban,
    write: showIban,
    confirm: (value) => (hasIbanLength(value) ? { value } : 'invalid'),
  }),
  birthDate: date,
  date,
  money: row(money),
  integer: row({ show: showInteger }),
  choice: row(),
  choices: row(),
  yesNo: row(),
  consent: row(),
};

import type { FieldInput } from '../../model/field-kind.ts';
import type { Field, FieldKind } from '../../model/flow.ts';
import { TEXT_LIMITS } from './text-checks.ts';

/** What browsers fill in by themselves, by the name of the field (WCAG 2.2, 1.3.5). */
const autoComplete: Readonly<Record<string, string>> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  street: 'address-line1',
  city: 'address-level2',
  postalCode: 'postal-code',
  email: 'email',
  phone: 'tel',
  birthDate: 'bday',
};

/**
 * Dates are typed, not picked: everyone knows their date of birth, and calendars start at today. Lengths leave room for
 * spaces and signs, which answers lose.
 */
const inputs: Readonly<Record<FieldKind, FieldInput>> = {
  text: { type: 'text', maxLength: TEXT_LIMITS.text },
  name: { type: 'text', maxLength: TEXT_LIMITS.name },
  longText: { type: 'textarea', maxLength: TEXT_LIMITS.longText },
  email: { type: 'email', inputMode: 'email', maxLength: TEXT_LIMITS.email },
  phone: { type: 'tel', inputMode: 'tel', maxLength: 40 },
  identityNumber: { type: 'text', maxLength: 40, autoComplete: 'off' },
  postalCode: { type: 'text', maxLength: 20 },
  iban: { type: 'text', maxLength: 60, autoComplete: 'off' },
  birthDate: { type: 'text', inputMode: 'numeric', maxLength: 20 },
  date: { type: 'text', inputMode: 'numeric', maxLength: 20, autoComplete: 'off' },
  money: { type: 'text', inputMode: 'decimal', maxLength: 40, autoComplete: 'off' },
  integer: { type: 'text', inputMode: 'numeric', maxLength: 40, autoComplete: 'off' },
  choice: { type: 'radio' },
  choices: { type: 'checkbox' },
  yesNo: { type: 'radio' },
  consent: { type: 'checkbox' },
};

/** The attributes of a field's `<input>`. */
export function fieldInput({ kind, name, max }: Field): FieldInput {
  const input = inputs[kind];
  const own = Object.hasOwn(autoComplete, name) ? autoComplete[name] : undefined;
  const isText = kind in TEXT_LIMITS;
  return {
    ...(own && { autoComplete: own }),
    ...input,
    ...(isText && max !== undefined && { maxLength: max }),
  };
}

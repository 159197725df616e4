import type { Field } from '../model/flow.ts';

/** The answers that a field can have; `undefined` if it takes free text. */
export function possibleAnswers(field: Field): readonly string[] | undefined {
  if (field.kind === 'yesNo') return ['yes', 'no'];
  if (field.kind === 'consent') return [field.consentVersion ?? 'yes'];
  return field.kind === 'choice' || field.kind === 'choices' ? (field.options ?? []) : undefined;
}

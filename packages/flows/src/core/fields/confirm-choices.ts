import type { Field } from '../../model/flow.ts';
import type { CheckedField } from './check-field.ts';

/** Several of the options, each once, in the order of the table. */
export function confirmChoices(
  values: readonly string[],
  { options = [] }: Pick<Field, 'options'>,
): CheckedField {
  const isKnown = values.every((value) => options.includes(value));
  if (!isKnown) return { code: 'unknown-option' };
  return { value: options.filter((option) => values.includes(option)) };
}

export const confirmChoice = (value: string, { options = [] }: Pick<Field, 'options'>) =>
  options.includes(value) ? { value } : ({ code: 'unknown-option' } as const);

/** The value of the box is the version of the text beside it, so that an outdated page is refused. */
export const confirmConsent = (value: string, { consentVersion = 'yes' }: Field) =>
  value === consentVersion ? { value } : ({ code: 'not-accepted' } as const);

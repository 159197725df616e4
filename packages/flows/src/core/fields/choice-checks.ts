import type { IssueCode } from '../../model/field-issue.ts';
import type { Field } from '../../model/flow.ts';
import type { FieldCheck } from './checked.ts';

const oneOf =
  (code: IssueCode, options: (field: Field) => readonly string[]): FieldCheck =>
  (value, field) =>
    options(field).includes(value) ? { value } : code;

export const checkChoice = oneOf('unknown-option', ({ options = [] }) => options);
export const checkYesNo = oneOf('unknown-option', () => ['yes', 'no']);

/** The value of the box is the version of the text beside it, so that an outdated page is refused. */
export const checkConsent = oneOf('not-accepted', ({ consentVersion = 'yes' }) => [consentVersion]);

/** Several of the options, each once, in the order of the table. */
export function checkChoices(
  values: readonly string[],
  { options = [] }: Field,
): { readonly value: readonly string[] } | IssueCode {
  const isKnown = values.every((value) => options.includes(value));
  if (!isKnown) return 'unknown-option';
  return { value: options.filter((option) => values.includes(option)) };
}

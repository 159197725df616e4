import * as z from 'zod';
import type { FieldKindRow } from '../../model/field-kind.ts';
import { schemaOf } from './schema-of.ts';

const same = (value: string) => value;

const oneOf = (options: readonly string[]) =>
  schemaOf(same, (value) => (options.includes(value) ? undefined : 'unknown-option'));

export const choiceKind: FieldKindRow = {
  schema: (field) => oneOf(field.options ?? []),
  input: () => ({ type: 'radio' }),
  show: same,
};

/** Several of the options, each once, in the order of the table. */
export const choicesKind: FieldKindRow = {
  schema: ({ options = [] }) =>
    z
      .array(oneOf(options))
      .transform((values) => options.filter((option) => values.includes(option))),
  input: () => ({ type: 'checkbox' }),
  show: same,
};

export const yesNoKind: FieldKindRow = {
  schema: () => oneOf(['yes', 'no']),
  input: () => ({ type: 'radio' }),
  show: same,
};

/** The value of the box is the version of the text beside it, so that an outdated page is refused. */
export const consentKind: FieldKindRow = {
  schema: ({ consentVersion = 'yes' }) =>
    schemaOf(same, (value) => (value === consentVersion ? undefined : 'not-accepted')),
  input: () => ({ type: 'checkbox' }),
  show: same,
};

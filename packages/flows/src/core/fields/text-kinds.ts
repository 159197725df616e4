import type { FieldKindRow } from '../../model/field-kind.ts';
import type { Field } from '../../model/flow.ts';
import { checkEmail, longestEmail } from '../check-email.ts';
import { schemaOf, tidy } from './schema-of.ts';

const same = (value: string) => value;

const checkLength = (field: Field, fallback: number) => (value: string) => {
  if (value.length < (field.min ?? 1)) return 'too-short';
  return value.length > (field.max ?? fallback) ? 'too-long' : undefined;
};

/** A row for one line of text of at most `longest` characters. */
const line = (longest: number, autoComplete?: string): FieldKindRow => ({
  schema: (field) => schemaOf(tidy, checkLength(field, longest)),
  input: (field) => ({ type: 'text', maxLength: field.max ?? longest, autoComplete }),
  show: same,
});

export const textKind = line(200);
export const nameKind = line(100, 'name');

export const longTextKind: FieldKindRow = {
  schema: (field) => schemaOf((raw) => raw.trim(), checkLength(field, 2_000)),
  input: (field) => ({ type: 'textarea', maxLength: field.max ?? 2_000 }),
  show: same,
};

export const emailKind: FieldKindRow = {
  schema: () => schemaOf((raw) => raw.trim(), checkEmail),
  input: () => ({
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: longestEmail,
  }),
  show: same,
};

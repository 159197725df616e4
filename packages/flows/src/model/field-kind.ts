import type { FieldContext } from './answers.ts';
import type { IssueCode } from './field-issue.ts';
import type { Field } from './flow.ts';

/** The attributes of a field's `<input>`. */
export type FieldInput = {
  readonly type: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'text';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly pattern?: string;
};

/** What was typed in a field. */
export type ReadField =
  | {
      /** Normalised, as it is stored; `''` or an empty list for an optional field without an answer. */
      readonly value: string | readonly string[];
      /** It is asked about: what was probably meant, `''` if nobody can tell. */
      readonly doubt?: string;
    }
  | {
      readonly code: IssueCode;
      /** What was read, as people write it. */
      readonly read?: string;
    };

/** How one kind of field is read, asked and shown. */
export type FieldKindRow = {
  /** Reads what was typed; `choices` reads a list, the others a text. Never throws. */
  readonly read: (
    field: Field,
    raw: string | readonly string[],
    context: FieldContext,
  ) => ReadField;
  readonly input: (field: Field, context: FieldContext) => FieldInput;
  /** A text for a person, for kinds whose answer is not one of the table's own options. */
  readonly show: (value: string, context: FieldContext) => string;
  /** The stored answer in its input, in the country's spelling; read again it is the same. */
  readonly write: (value: string, context: FieldContext) => string;
};

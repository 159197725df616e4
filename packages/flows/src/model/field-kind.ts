import type * as z from 'zod';
import type { FieldContext } from './answers.ts';
import type { Field } from './flow.ts';

/** The attributes of a field's `<input>`. */
export type FieldInput = {
  readonly type: string;
  readonly inputMode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'text';
  readonly autoComplete?: string;
  readonly maxLength?: number;
  readonly pattern?: string;
};

/** How one kind of field is read, asked and shown. */
export type FieldKindRow = {
  /**
   * Raw text to the normalised answer; the message of an issue is its `IssueCode`. Reads what is
   * there: `readStep` reports empty fields itself. `choices` reads a list, the others a text.
   */
  readonly schema: (field: Field, context: FieldContext) => z.ZodType<string | readonly string[]>;
  readonly input: (field: Field, context: FieldContext) => FieldInput;
  /** A text for a person, for kinds whose answer is not one of the table's own options. */
  readonly show: (value: string, context: FieldContext) => string;
  /** The stored answer in its input, in the country's spelling; read again it is the same. */
  readonly write: (value: string, context: FieldContext) => string;
  /** An answer for the hint beside the field, e.g. `(222) 123-4567` (§5). */
  readonly example?: (context: FieldContext) => string | undefined;
};

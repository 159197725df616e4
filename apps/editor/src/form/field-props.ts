import type { Json, JsonPath } from '../json/json.ts';
import type { FieldSchema } from './field-schema.ts';

/** A field of a form: the schema of its value, and where the value is. */
export type FieldPlace = {
  readonly schema: FieldSchema;
  readonly path: JsonPath;
  readonly label: string;
  readonly isRequired?: boolean;
};

/** What every kind of field gets. */
export type FieldProps = FieldPlace & {
  readonly value: Json | undefined;
  readonly change: (value: Json | undefined) => void;
};

import type { EditorEntryKey, EditorFinding } from '@plaza/contract/editor';
import { type ComponentType, createContext, useContext } from 'react';
import type { Json, JsonPath } from '../json/json.ts';
import type { FieldPlace } from './field-props.ts';
import type { FormSchema } from './field-schema.ts';

/** What the fields of a form share. */
export type FormState = {
  /** The field of a value within another, by the kind of its schema. */
  readonly Field: ComponentType<FieldPlace>;
  readonly form: FormSchema;
  /** The value of the whole form. */
  readonly value: Json | undefined;
  /** Writes one path; `undefined` removes the value. */
  readonly change: (path: JsonPath, value: Json | undefined) => void;
  /** Those of the form's value. */
  readonly findings: readonly EditorFinding[];
  readonly isReadOnly: boolean;
  readonly websiteId: number;
  readonly entry: EditorEntryKey;
};

const FormContext = createContext<FormState | undefined>(undefined);
export const FormProvider = FormContext.Provider;

/** The form around a field. @throws {Error} outside of one */
export function useForm(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error('A field is outside of a form');
  return state;
}

export const isSamePath = (one: JsonPath, other: JsonPath): boolean =>
  one.length === other.length && one.every((step, index) => step === other[index]);

/** The findings of a value, without its path. */
export const findingsBelow = (
  findings: readonly EditorFinding[],
  path: JsonPath,
): EditorFinding[] =>
  findings
    .filter((finding) => isSamePath(finding.path.slice(0, path.length), path))
    .map((finding) => ({ ...finding, path: finding.path.slice(path.length) }));

/** The id of the element of a field, for links from the list of findings. */
export const fieldId = (path: JsonPath): string => `field-${path.join('.')}`;

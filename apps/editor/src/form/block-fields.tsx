import { labelOf } from '../texts/texts.ts';
import { type BlockName, fieldKind, resolve } from './field-schema.ts';
import { Properties } from './fields/object-field.tsx';
import { useForm } from './form-context.tsx';

/** The fields of a block's data; data that is a picture, or one of several forms, is one field. */
export function BlockFields({ block }: { readonly block: BlockName }) {
  const { Field, form } = useForm();
  return fieldKind(resolve(form.root, form)) === 'object' ? (
    <Properties schema={form.root} path={['attrs']} />
  ) : (
    <Field schema={form.root} path={['attrs']} label={labelOf(block)} isRequired />
  );
}

import type { ContentFolder } from '@plaza/contract';
import type { FieldProps } from '../field-props.ts';
import { PickEntry } from '../pick-entry.tsx';
import { useField } from './use-field.ts';

/** Another entry of the same locale, by its id. */
export function ReferenceField({
  folder,
  ...props
}: FieldProps & { readonly folder: ContentFolder }) {
  const { value, change, isRequired } = props;
  return (
    <PickEntry
      field={useField(props)}
      folder={folder}
      value={typeof value === 'string' ? value : ''}
      onPick={(next) => change(next ?? (isRequired ? '' : undefined))}
      isRequired={isRequired ?? false}
    />
  );
}

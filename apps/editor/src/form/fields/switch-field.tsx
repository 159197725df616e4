import { Checkbox } from '@mantine/core';
import type { FieldProps } from '../field-props.ts';
import { useField } from './use-field.ts';

export function SwitchField(props: FieldProps) {
  const {
    readOnly,
    withAsterisk: _,
    required: __,
    'aria-required': ___,
    ...field
  } = useField(props);
  return (
    <Checkbox
      size="md"
      {...field}
      disabled={readOnly}
      checked={props.value === true || (props.value === undefined && props.schema.default === true)}
      onChange={({ currentTarget }) => props.change(currentTarget.checked)}
    />
  );
}

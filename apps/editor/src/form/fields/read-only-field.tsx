import { Input } from '@mantine/core';
import type { FieldProps } from '../field-props.ts';
import { useField } from './use-field.ts';

/** A value that no form can edit: shown as it is, and kept. */
export function ReadOnlyField(props: FieldProps) {
  const { id, label, error } = useField(props);
  if (props.value === undefined) return null;
  const isText = typeof props.value === 'string';
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <pre id={id} className="read-only-value" tabIndex={-1}>
        {isText ? String(props.value) : JSON.stringify(props.value, null, 2)}
      </pre>
    </Input.Wrapper>
  );
}

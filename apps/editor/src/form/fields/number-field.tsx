import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from '../field-props.ts';
import { absentHint, useField } from './use-field.ts';

/** A number as typed: `1.` and `-` are on their way to one and change nothing. */
export function NumberField(props: FieldProps) {
  const { value, change, isRequired } = props;
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && (typed === '' || Number(typed) !== value);
  return (
    <TextInput
      {...useField(props)}
      inputMode={props.schema.type === 'integer' ? 'numeric' : 'decimal'}
      value={isTyping ? typed : `${value ?? ''}`}
      placeholder={absentHint(value)}
      onBlur={() => setTyped(undefined)}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value.trim().replace(',', '.');
        setTyped(text);
        if (text === '' && !isRequired) change(undefined);
        else if (/^-?\d+(\.\d+)?$/.test(text)) change(Number(text));
      }}
    />
  );
}

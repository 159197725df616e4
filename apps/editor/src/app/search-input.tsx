import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

type InputProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** An input that asks after a pause in typing. */
export function SearchInput({ label, value, onChange }: InputProps) {
  const [typed, setTyped] = useState(value);
  const ask = useDebouncedCallback(onChange, 250);
  return (
    <TextInput
      label={label}
      type="search"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        ask(currentTarget.value.trim());
      }}
    />
  );
}

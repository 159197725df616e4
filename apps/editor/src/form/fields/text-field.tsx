import { CloseButton, Textarea, TextInput } from '@mantine/core';
import { t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { absentHint, useField } from './use-field.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Removes an optional value, so that it is absent and not empty. */
function Remove({ value, change, isRequired, label }: FieldProps) {
  if (isRequired || value === undefined) return null;
  return (
    <CloseButton
      size="sm"
      aria-label={t('field.remove', { label })}
      onClick={() => change(undefined)}
    />
  );
}

export function LineField(props: FieldProps) {
  return (
    <TextInput
      {...useField(props)}
      value={textOf(props.value)}
      placeholder={absentHint(props.value)}
      maxLength={props.schema.maxLength}
      rightSection={<Remove {...props} />}
      onChange={({ currentTarget }) => props.change(currentTarget.value)}
    />
  );
}

export function ParagraphField(props: FieldProps) {
  return (
    <Textarea
      {...useField(props)}
      value={textOf(props.value)}
      placeholder={absentHint(props.value)}
      maxLength={props.schema.maxLength}
      autosize
      minRows={2}
      maxRows={10}
      rightSection={<Remove {...props} />}
      onChange={({ currentTarget }) => props.change(currentTarget.value)}
    />
  );
}

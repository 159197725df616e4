import { SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { useForm } from '../form-context.tsx';
import { PickEntry } from '../pick-entry.tsx';
import { useField } from './use-field.ts';

/** The target of a link: a page that is picked, or an address elsewhere. */
export function LinkField(props: FieldProps) {
  const { isReadOnly } = useForm();
  const field = useField(props);
  return (
    <LinkTarget
      field={field}
      value={typeof props.value === 'string' ? props.value : ''}
      isReadOnly={isReadOnly}
      onChange={(next) => props.change(next)}
    />
  );
}

type TargetProps = {
  readonly field: Readonly<Record<string, unknown>> & { readonly label: string };
  readonly value: string;
  readonly isReadOnly?: boolean;
  readonly onChange: (value: string) => void;
};

export function LinkTarget({ field, value, isReadOnly = false, onChange }: TargetProps) {
  const [kind, setKind] = useState(value === '' || value.startsWith('/') ? 'page' : 'address');
  return (
    <div className="link-target">
      <SegmentedControl
        aria-label={t('link.kind', { label: field.label })}
        size="xs"
        value={kind}
        onChange={setKind}
        readOnly={isReadOnly}
        data={[
          { value: 'page', label: t('link.page') },
          { value: 'address', label: t('link.address') },
        ]}
      />
      {kind === 'page' ? (
        <PickEntry
          field={field}
          value={value.startsWith('/') ? value : ''}
          onPick={(next) => onChange(next ?? '')}
          isRequired
        />
      ) : (
        <TextInput
          {...field}
          type="url"
          placeholder="https://"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}

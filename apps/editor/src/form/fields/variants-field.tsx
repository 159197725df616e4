import { Button, NativeSelect } from '@mantine/core';
import { labelOf, t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { type FieldSchema, resolve } from '../field-schema.ts';
import { useForm } from '../form-context.tsx';
import { initialValue, variantOf } from '../initial-value.ts';
import { AddValue } from './add-value.tsx';

/** The name of a variant: its fixed property, such as `type: richText`, or its type. */
function variantName(variant: FieldSchema, index: number): string {
  const fixed = Object.values(variant.properties ?? {}).find((each) => each.const !== undefined);
  const name = fixed?.const ?? variant.const ?? variant.type;
  return typeof name === 'string' ? labelOf(name) : `${index + 1}`;
}

/** A value of one of several shapes. Another shape starts anew; undo brings the old one back. */
export function VariantsField(props: FieldProps) {
  const { schema, path, label, value, change, isRequired } = props;
  const { Field, form, isReadOnly } = useForm();
  const variants = (schema.anyOf ?? schema.oneOf ?? []).map((each) => resolve(each, form));
  const { index, variant } = variantOf(schema, value, form);
  if (value === undefined && !isRequired)
    return <AddValue label={label} onAdd={() => change(initialValue(schema, form))} />;
  return (
    <div className="variants">
      <NativeSelect
        label={t('variant.kind', { label })}
        value={`${index}`}
        disabled={isReadOnly}
        onChange={({ currentTarget }) =>
          change(initialValue(variants[Number(currentTarget.value)] ?? {}, form))
        }
        data={variants.map((each, at) => ({ value: `${at}`, label: variantName(each, at) }))}
      />
      <Field schema={variant} path={path} label={label} isRequired />
      {isRequired || isReadOnly ? null : (
        <Button variant="subtle" size="compact-sm" color="red" onClick={() => change(undefined)}>
          {t('field.remove', { label })}
        </Button>
      )}
    </div>
  );
}

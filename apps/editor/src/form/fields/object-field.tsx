import { Button, Fieldset } from '@mantine/core';
import { labelOf, t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { useForm } from '../form-context.tsx';
import { initialValue } from '../initial-value.ts';
import { AddValue } from './add-value.tsx';
import { Findings } from './findings.tsx';

/** The properties of an object; one that is absent is added and removed as a whole. */
export function ObjectField(props: FieldProps) {
  const { schema, path, label, value, change, isRequired } = props;
  const { form, isReadOnly } = useForm();
  if (value === undefined && !isRequired)
    return <AddValue label={label} onAdd={() => change(initialValue(schema, form))} />;
  return (
    <Fieldset legend={label}>
      <Findings path={path} />
      <Properties schema={schema} path={path} />
      {isRequired || isReadOnly ? null : (
        <Button variant="subtle" size="compact-sm" color="red" onClick={() => change(undefined)}>
          {t('field.remove', { label })}
        </Button>
      )}
    </Fieldset>
  );
}

/** The fields of an object's properties, without a frame. */
export function Properties({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const { Field } = useForm();
  const { properties = {}, required = [] } = schema;
  return (
    <div className="fields">
      {Object.entries(properties).map(([name, property]) => (
        <Field
          key={name}
          schema={property}
          path={[...path, name]}
          label={labelOf(name)}
          isRequired={required.includes(name)}
        />
      ))}
    </div>
  );
}

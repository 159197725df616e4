import { Button, Fieldset, TextInput } from '@mantine/core';
import { useState } from 'react';
import { isObject } from '../../json/json.ts';
import { labelOf, t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import type { FieldSchema } from '../field-schema.ts';
import { useForm } from '../form-context.tsx';
import { initialValue } from '../initial-value.ts';
import { Findings } from './findings.tsx';

/** Values by names that the editor chooses. */
export function MapField({ schema, path, label, value, change, isRequired }: FieldProps) {
  const { Field, form, isReadOnly } = useForm();
  const [name, setName] = useState('');
  const inner = schema.additionalProperties as FieldSchema;
  const object = isObject(value) ? value : {};
  const isFree = name !== '' && !Object.hasOwn(object, name);
  return (
    <Fieldset legend={label}>
      <Findings path={path} />
      <div className="fields">
        {Object.keys(object).map((key) => (
          <div key={key} className="map-row">
            <Field schema={inner} path={[...path, key]} label={labelOf(key)} isRequired />
            <Button
              variant="subtle"
              size="compact-sm"
              color="red"
              disabled={isReadOnly}
              onClick={() => {
                const { [key]: _, ...rest } = object;
                change(Object.keys(rest).length === 0 && !isRequired ? undefined : rest);
              }}
            >
              {t('field.remove', { label: labelOf(key) })}
            </Button>
          </div>
        ))}
      </div>
      {isReadOnly ? null : (
        <div className="map-add">
          <TextInput
            label={t('map.name')}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button
            variant="default"
            disabled={!isFree}
            onClick={() => {
              change({ ...object, [name]: initialValue(inner, form) });
              setName('');
            }}
          >
            {t('field.addItem', { label })}
          </Button>
        </div>
      )}
    </Fieldset>
  );
}

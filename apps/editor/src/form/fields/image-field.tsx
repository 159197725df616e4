import { Button, Fieldset } from '@mantine/core';
import { isObject, type Json, type JsonObject, withValue } from '../../json/json.ts';
import { FocalPoint } from '../../media/focal-point.tsx';
import { labelOf, t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { fieldId, useForm } from '../form-context.tsx';
import { imageValue } from '../image-value.ts';
import { AddValue } from './add-value.tsx';
import { Findings } from './findings.tsx';
import { ChosenPicture, usePicker } from './picked-picture.tsx';

/** A picture that is picked, with its alternative text; its address has its size. */
export function ImageField({ schema, path, label, value, change, isRequired }: FieldProps) {
  const { isReadOnly, entry } = useForm();
  const { open, dialog } = usePicker((picture) =>
    change(imageValue(value, { schema, picture, locale: entry.locale })),
  );
  if (!isObject(value))
    return (
      <>
        <AddValue label={label} onAdd={open} />
        {dialog}
      </>
    );
  return (
    <Fieldset legend={label} id={fieldId(path)}>
      <Findings path={path} />
      <Findings path={[...path, 'src']} />
      <div className="fields">
        <ChosenPicture src={value.src} label={label} onOpen={open} />
        <ImageProperties {...{ schema, path, label, value, change }} />
      </div>
      {isRequired || isReadOnly ? null : (
        <Button variant="subtle" size="compact-sm" color="red" onClick={() => change(undefined)}>
          {t('field.remove', { label })}
        </Button>
      )}
      {dialog}
    </Fieldset>
  );
}

/** The fields beside the address. */
function ImageProperties({
  schema,
  path,
  value,
  change,
}: FieldProps & { readonly value: JsonObject }) {
  const { Field, websiteId, isReadOnly } = useForm();
  const { src: _, focus, ...others } = schema.properties ?? {};
  const setFocus = (next: Json | undefined) => {
    change(withValue(value, ['focus'], next));
  };
  return (
    <>
      {Object.entries(others).map(([name, property]) => (
        <Field
          key={name}
          schema={name === 'alt' ? { ...property, description: t('picture.alt') } : property}
          path={[...path, name]}
          label={name === 'alt' ? t('picture.altLabel') : labelOf(name)}
          isRequired={schema.required?.includes(name) ?? false}
        />
      ))}
      {focus && typeof value.src === 'string' ? (
        <FocalPoint
          {...{ websiteId, isReadOnly, src: value.src }}
          value={isFocus(value.focus) ? value.focus : undefined}
          onChange={(next) => setFocus(next && { ...next })}
        />
      ) : null}
    </>
  );
}

const isFocus = (value: Json | undefined): value is { readonly x: number; readonly y: number } =>
  isObject(value) && typeof value.x === 'number' && typeof value.y === 'number';

import { Button, Fieldset } from '@mantine/core';
import { t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { fieldId, useForm } from '../form-context.tsx';
import { Findings } from './findings.tsx';
import { ChosenPicture, usePicker } from './picked-picture.tsx';

/** The address of a picture without words of its own, such as the still of a video. */
export function PosterField({ path, label, value, change, isRequired }: FieldProps) {
  const { isReadOnly } = useForm();
  const { open, dialog } = usePicker(({ src }) => change(src));
  return (
    <Fieldset legend={label} id={fieldId(path)}>
      <Findings path={path} />
      <div className="fields">
        <ChosenPicture src={value} label={label} onOpen={open} />
      </div>
      {isRequired || isReadOnly || value === undefined ? null : (
        <Button variant="subtle" size="compact-sm" color="red" onClick={() => change(undefined)}>
          {t('field.remove', { label })}
        </Button>
      )}
      {dialog}
    </Fieldset>
  );
}

import { NativeSelect } from '@mantine/core';
import { labelOf, t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { useField } from './use-field.ts';

/** One of the values of an enum. Values are shown by position, because they need not be texts. */
export function ChoiceField(props: FieldProps) {
  const { schema, value, change, isRequired } = props;
  const choices = schema.enum ?? [];
  const index = value === undefined ? -1 : choices.indexOf(value);
  const isForeign = value !== undefined && index < 0;
  const { readOnly, ...field } = useField(props);
  return (
    <NativeSelect
      {...field}
      disabled={readOnly}
      value={`${index}`}
      onChange={({ currentTarget }) => change(choices[Number(currentTarget.value)])}
      data={[
        ...(isForeign ? [{ value: '-1', label: String(value) }] : []),
        ...(isRequired && !isForeign
          ? []
          : isForeign
            ? []
            : [{ value: '-1', label: t('field.none') }]),
        ...choices.map((choice, at) => ({
          value: `${at}`,
          label: typeof choice === 'string' ? labelOf(choice) : String(choice),
        })),
      ]}
    />
  );
}

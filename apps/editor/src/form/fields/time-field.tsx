import { TextInput } from '@mantine/core';
import { t } from '../../texts/texts.ts';
import type { FieldProps } from '../field-props.ts';
import { useField } from './use-field.ts';

const twoDigits = (value: number) => `${value}`.padStart(2, '0');

/** An instant as the browser's own time, for `datetime-local`. */
function localTime(value: unknown): string {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** A time in the browser's zone as an instant without milliseconds; undefined if it is none. */
export function instantOf(local: string): string | undefined {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().replace('.000Z', 'Z');
}

/** The zone in which times are shown. */
export const zoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function TimeField(props: FieldProps) {
  return (
    <TextInput
      {...useField({
        ...props,
        schema: { ...props.schema, description: t('field.zone', { zone: zoneName() }) },
      })}
      type="datetime-local"
      value={localTime(props.value)}
      onChange={({ currentTarget: { value } }) => {
        const instant = instantOf(value);
        if (instant !== undefined || !props.isRequired) props.change(instant);
      }}
    />
  );
}

export function DayField(props: FieldProps) {
  return (
    <TextInput
      {...useField(props)}
      type="date"
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={({ currentTarget: { value } }) => {
        if (value !== '' || !props.isRequired) props.change(value || undefined);
      }}
    />
  );
}

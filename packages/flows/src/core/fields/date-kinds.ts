import type { FieldKindRow } from '../../model/field-kind.ts';
import { schemaOf } from './schema-of.ts';

const isDate = (value: string): boolean => {
  const date = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && date.toJSON()?.startsWith(value) === true;
};

/** A date as `<input type="date">` sends it. */
export const dateKind: FieldKindRow = {
  schema: () =>
    schemaOf(
      (raw) => raw.trim(),
      (value) => (isDate(value) ? undefined : 'invalid'),
    ),
  input: () => ({ type: 'date' }),
  show: (value, { locale }) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${value}T00:00:00Z`),
    ),
};

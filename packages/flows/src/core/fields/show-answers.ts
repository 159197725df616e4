import { formatMoney } from '@plaza/i18n';
import type { FieldContext } from '../../model/answers.ts';
import { fieldCountryOf } from '../../model/field-countries.ts';
import { showPhone } from './phone-numbers.ts';

export type ShowAnswer = (value: string, context: FieldContext) => string;

export const showSame: ShowAnswer = (value) => value;

export const showMoney: ShowAnswer = (value, { locale, currency }) =>
  formatMoney(Number(value), { locale, currency });

export const showInteger: ShowAnswer = (value, { locale }) =>
  new Intl.NumberFormat(locale).format(Number(value));

export const showDate: ShowAnswer = (value, { locale }) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${value}T00:00:00Z`));
};

/** In groups of four, as banks print it. */
export const showIban: ShowAnswer = (value) => value.replace(/(.{4})(?=.)/g, '$1 ');

export const showPhoneNumber: ShowAnswer = (value, { country }) => showPhone(value, country);

const dates = { dmy: '$3/$2/$1', mdy: '$2/$3/$1', ymd: '$1-$2-$3' } as const;

/** As it is typed in the country, for the input of a stored date. */
export const writeDate: ShowAnswer = (value, { country }) =>
  value.replace(/^(\d{4})-(\d\d)-(\d\d)$/, dates[fieldCountryOf(country).dateOrder]);

export const writeMoney: ShowAnswer = (value, { country }) =>
  value.replace('.', fieldCountryOf(country).decimal);

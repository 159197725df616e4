import type { FieldCountry } from '../../model/field-countries.ts';
import type { Field } from '../../model/flow.ts';
import { calendarDate, daysBetween, yearsBetween } from '../calendar.ts';
import type { Checked, FieldCheck, FieldFacts } from './checked.ts';
import { within } from './within.ts';

/**
 * Reads a date: the year first everywhere, otherwise in the country's order; with dots, dashes, slashes or spaces,
 * or as eight digits. Years have four digits.
 *
 * @returns an ISO date; undefined if it is none, or a day that the calendar lacks
 */
function readDate(raw: string, order: FieldCountry['dateOrder']): string | undefined {
  const together = order === 'ymd' ? /^(\d{4})(\d\d)(\d\d)$/ : /^(\d\d)(\d\d)(\d{4})$/;
  const apart = /^(\d{1,4})[-\s./]+(\d{1,2})[-\s./]+(\d{1,4})\.?$/;
  const [, a, b, c] = together.exec(raw) ?? apart.exec(raw) ?? [];
  const rest = order === 'mdy' ? [c, a, b] : [c, b, a];
  const [year, month, day] = a?.[3] ? [a, b, c] : rest;
  return calendarDate(Number(year), Number(month), Number(day));
}

/** §5: whether someone born then has the age that a field asks for; by default that of adults; above 120 a year is a slip. */
export function checkAge(
  birthDate: string,
  { min, max = 120 }: Pick<Field, 'min' | 'max'>,
  { adultAge, today }: FieldFacts,
): Checked {
  const age = yearsBetween(birthDate, today);
  const below = age < 0 ? 'future' : 'too-young';
  return within(birthDate, age, [min ?? adultAge, max, below, 'too-old']);
}

export const checkBirthDate: FieldCheck = (raw, field, facts) => {
  const date = readDate(raw, facts.dateOrder);
  return date ? checkAge(date, field, facts) : 'invalid';
};

/** `min` and `max` count days from today: `min: 0` refuses the past, `max: 0` the future. */
export const checkDate: FieldCheck = (raw, { min = -1e6, max = 1e6 }, { dateOrder, today }) => {
  const value = readDate(raw, dateOrder);
  if (!value) return 'invalid';
  return within(value, daysBetween(today, value), [min, max, 'past', 'future']);
};

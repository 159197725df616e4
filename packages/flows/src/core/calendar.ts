/** @returns the ISO date, or undefined if the calendar has no such day */
export function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // A wrong month moves the year, a wrong day moves the day.
  const isSame = date.getUTCFullYear() === year && date.getUTCDate() === day;
  return isSame ? date.toISOString().slice(0, 10) : undefined;
}

/** The latest date with these last two digits of the year that is not after an ISO date. */
export function latestDate(
  [year, month, day]: readonly [twoDigits: number, month: number, day: number],
  limit: string,
): string | undefined {
  const last = Number(limit.slice(0, 4));
  const sameCentury = last - (last % 100) + year;
  const date = calendarDate(sameCentury, month, day);
  // 29 February exists in 2000 and not in 1900, so a missing date of one century proves nothing.
  return date && date <= limit ? date : calendarDate(sameCentury - 100, month, day);
}

const asNumber = (date: string) => Number(date.replaceAll('-', ''));

/** Whole years from one ISO date to another; negative before it. */
export const yearsBetween = (from: string, to: string): number =>
  Math.floor((asNumber(to) - asNumber(from)) / 10_000);

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

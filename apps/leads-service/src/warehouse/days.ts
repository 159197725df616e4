const DAY = 86_400_000;
const HOUR = 3_600_000;

/**
 * Hours after its end at which a day is closed. Its last impressions can be completed for an hour,
 * and a write waits seconds for its transaction; after that no row is added or changed.
 */
const CLOSING_HOURS = 2;

/** The days that are exported by default. */
const DEFAULT_DAYS = 7;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The last closed day in UTC. */
export const lastClosedDay = (now: Date): string =>
  dayOf(now.getTime() - CLOSING_HOURS * HOUR - DAY);

/**
 * The closed days from `from` to `to`, both included; by default the last seven.
 *
 * @throws {Error} if a day is not written like `2026-11-21`
 */
export function closedDays(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): string[] {
  const last = lastClosedDay(now);
  const end = Math.min(Date.parse(last), readDay(to ?? last));
  const start = from === undefined ? end - (DEFAULT_DAYS - 1) * DAY : readDay(from);
  const days: string[] = [];
  for (let day = start; day <= end; day += DAY) days.push(dayOf(day));
  return days;
}

/** @returns the day's start in milliseconds @throws {Error} for other text */
export function readDay(text: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time) && dayOf(time) === text) return time;
  throw new Error(`Invalid day '${text}': use a date such as 2026-11-21`);
}

import { CashFlowError, type Interval } from './cash-flow.ts';

/**
 * Span between two calendar dates: a day in a leap year is 1/366 year, any other 1/365
 * (Directive (EU) 2023/2225, annex III).
 *
 * @param from ISO 8601 date, e.g. `2026-11-21`
 * @param to ISO 8601 date; one before `from` gives a negative span
 * @throws {CashFlowError} for a date that does not exist
 */
export function intervalBetween(from: string, to: string): Interval {
  const [start, end] = [parseDate(from), parseDate(to)];
  return { years: yearPosition(end) - yearPosition(start) };
}

function parseDate(text: string): Date {
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
  if (!exists) throw new CashFlowError(`Expected a date such as 2026-11-21, got ${text}`);
  return date;
}

function yearPosition(date: Date): number {
  const year = date.getUTCFullYear();
  const newYear = Date.UTC(year, 0, 1);
  return year + (date.getTime() - newYear) / (Date.UTC(year + 1, 0, 1) - newYear);
}

import type { ReportLines } from '../warehouse/report-lines.ts';
import { channels } from '../writes/channels.ts';
import { type EarningsRow, REPORT_COUNTS, type ReportDimension } from './report-query.ts';

const names = new Map<string, string>(channels.map(({ id, name }) => [`${id}`, name]));

/** What a part of a key means in words. */
export function partText(dimension: ReportDimension, value: string): string {
  if (dimension === 'channel') return value === '0' ? '(no consent)' : (names.get(value) ?? value);
  return value === '' || (value === '0' && dimension !== 'day') ? '(none)' : value;
}

const money = (value: number | undefined) => (value === undefined ? '' : value.toFixed(2));
const rate = (part: number, whole: number) =>
  whole === 0 ? '' : `${((part / whole) * 100).toFixed(2)}%`;
const each = (sum: number | undefined, count: number) =>
  sum === undefined || count === 0 ? '' : (sum / count).toFixed(4);

/** The currencies of a report, in the order of their codes. */
export const currenciesOf = (rows: readonly EarningsRow[]): string[] =>
  [
    ...new Set(
      rows.flatMap((row) => [
        ...Object.keys(row.commission),
        ...Object.keys(row.commissionByEvent),
      ]),
    ),
  ].sort();

/**
 * The texts of a report. The rate of approval is approved per decided conversion; earnings per click
 * and per visit are commission dated by the click, in each currency.
 */
export function earningsLines(
  by: readonly ReportDimension[],
  rows: readonly EarningsRow[],
): ReportLines {
  const currencies = currenciesOf(rows);
  const perCurrency = currencies.flatMap((code) => [
    `commission ${code}`,
    `commissionByEvent ${code}`,
    `perClick ${code}`,
    `perVisit ${code}`,
  ]);
  return {
    heading: [...by, ...REPORT_COUNTS, 'approvalRate', 'hoursToApproval', ...perCurrency],
    lines: rows.map((row) => [
      ...by.map((dimension, index) => partText(dimension, row.key[index] ?? '')),
      ...REPORT_COUNTS.map((name) => String(row[name])),
      rate(row.approved, row.approved + row.rejected),
      row.hoursToApproval === null ? '' : row.hoursToApproval.toFixed(1),
      ...currencies.flatMap((code) => [
        money(row.commission[code]),
        money(row.commissionByEvent[code]),
        each(row.commission[code], row.clicks),
        each(row.commission[code], row.visits),
      ]),
    ]),
  };
}

import type { Dimension, ReportRow } from '@plaza/warehouse';
import { channels } from '../writes/channels.ts';

export const MEASURES = ['impressions', 'listed', 'views', 'leads'] as const;
export type Measure = (typeof MEASURES)[number];

const RATES = ['viewRate', 'conversion'] as const;

/** A report as text: its heading, and a line of each row. */
export interface ReportLines {
  readonly heading: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/**
 * The texts of a report. `viewRate`: how many of the listed products were seen. `conversion`: leads
 * per impression. A rate of nothing is empty.
 */
export function reportLines(by: readonly Dimension[], rows: readonly ReportRow[]): ReportLines {
  return {
    heading: [...by, ...MEASURES, ...RATES],
    lines: rows.map((row) => [
      ...by.map((dimension) => dimensionText(row, dimension)),
      ...MEASURES.map((measure) => String(row[measure])),
      rate(row.views, row.listed),
      rate(row.leads, row.impressions),
    ]),
  };
}

const names = new Map<number, string>(channels.map(({ id, name }) => [id, name]));

/** What a row is about, in words. */
export function dimensionText(row: ReportRow, dimension: Dimension): string {
  const value = row[dimension];
  if (dimension === 'channel')
    return value === null ? '(no consent)' : (names.get(Number(value)) ?? `Channel ${value}`);
  return value === null ? '(none)' : String(value);
}

const rate = (part: number, whole: number) =>
  whole === 0 ? '' : `${((part / whole) * 100).toFixed(2)}%`;

/** A table for a terminal; numbers are on the right. */
export function formatTable({ heading, lines }: ReportLines): string {
  const widths = heading.map((name, column) =>
    Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const format = (line: readonly string[]) =>
    line
      .map((text, column) =>
        /^-?[\d.]+%?$/.test(text) || column > heading.length - 7
          ? text.padStart(widths[column] ?? 0)
          : text.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [heading, ...lines].map(format).join('\n');
}

/** CSV as in RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe. */
export function formatCsv({ heading, lines }: ReportLines): string {
  return [heading, ...lines].map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}

export function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

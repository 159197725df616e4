import type { EditorEntry, EditorFinding } from '@plaza/contract/editor';
import { textOf } from '../entry/change-entries.ts';
import { localFindings } from '../entry/local-findings.ts';
import { isEqual, type Json, valueAt, withValue } from '../json/json.ts';
import { changeText } from '../json/json-text.ts';
import { t } from '../texts/texts.ts';
import { readCell, writeCell } from './price-cell.ts';
import { hasPlace, type PriceColumn } from './price-columns.ts';

/** A product of the table. */
export type PriceRow = {
  readonly entry: EditorEntry;
  /** As it is edited in the service. */
  readonly value: Json;
};

/** What was typed, by `cellKey`. */
export type CellTexts = ReadonlyMap<string, string>;

export const cellKey = ({ id }: Pick<EditorEntry, 'id'>, { path }: Pick<PriceColumn, 'path'>) =>
  `${id} ${path.join('.')}`;

/** The text of a cell: what was typed, or else the value. */
export const cellText = (row: PriceRow, column: PriceColumn, texts: CellTexts): string =>
  texts.get(cellKey(row.entry, column)) ??
  writeCell(valueAt(row.value, column.path), row.entry.locale);

/** A product after what was typed. */
export type ChangedRow = {
  readonly row: PriceRow;
  readonly text: string;
  readonly value: Json;
  /** By `cellKey`: what cannot be read. */
  readonly problems: ReadonlyMap<string, string>;
  /** What the contract says of it. */
  readonly findings: readonly EditorFinding[];
};

/** The products that differ from what is stored, or have a cell that cannot be read. */
export function changedRows(
  rows: readonly PriceRow[],
  columns: readonly PriceColumn[],
  texts: CellTexts,
): ChangedRow[] {
  return rows.flatMap((row) => {
    const typed = columns.filter((column) => texts.has(cellKey(row.entry, column)));
    if (typed.length === 0) return [];
    const changed = applyTexts(row, typed, texts);
    return changed.problems.size > 0 || !isEqual(changed.value, row.value) ? [changed] : [];
  });
}

function applyTexts(row: PriceRow, typed: readonly PriceColumn[], texts: CellTexts): ChangedRow {
  const { entry } = row;
  const problems = new Map<string, string>();
  let { value } = row;
  for (const column of typed) {
    const key = cellKey(entry, column);
    const read = readTyped(row, column, texts.get(key) ?? '');
    if ('problem' in read) problems.set(key, read.problem);
    else value = withValue(value, column.path, read.value) ?? value;
  }
  const text = changeText(textOf(entry), row.value, value);
  return { row, value, text, problems, findings: localFindings('products', value) };
}

function readTyped(row: PriceRow, column: PriceColumn, text: string) {
  // A text that was not changed is the value that it shows, with every digit.
  const known = valueAt(row.value, column.path);
  if (text === writeCell(known, row.entry.locale)) return { value: known };
  if (hasPlace(row.value, column)) return readCell(text, column, row.entry.locale);
  return text.trim() === '' ? { value: undefined } : { problem: t('prices.noPlace') };
}

type Pasted = {
  readonly rows: readonly PriceRow[];
  readonly columns: readonly PriceColumn[];
  /** The cell that was pasted into. */
  readonly at: { readonly row: number; readonly column: number };
  readonly cells: readonly (readonly string[])[];
};

/** What is typed after a paste, all of it or nothing. @throws {RangeError} if it does not fit */
export function pasteCells(texts: CellTexts, { rows, columns, at, cells }: Pasted): CellTexts {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const [left, right] = [rows.length - at.row, columns.length - at.column];
  if (cells.length > left || width > right)
    throw new RangeError(t('prices.tooLarge', { rows: cells.length, columns: width, left, right }));
  const next = new Map(texts);
  cells.forEach((cellsOfRow, down) => {
    cellsOfRow.forEach((text, across) => {
      const [row, column] = [rows[at.row + down], columns[at.column + across]];
      if (row && column) next.set(cellKey(row.entry, column), text);
    });
  });
  return next;
}

/** What is wrong with a cell: what cannot be read, or the findings at its value and around it. */
export function cellProblem(
  changed: ChangedRow | undefined,
  column: PriceColumn,
  checked: readonly EditorFinding[] = [],
): string | undefined {
  const unread = changed?.problems.get(cellKey(changed.row.entry, column));
  if (unread !== undefined) return unread;
  const own = [...(changed?.findings ?? []), ...checked].filter(
    ({ path }) => path.join('.') === column.path.join('.'),
  );
  return own.length > 0 ? own.map(({ message }) => message).join(' ') : undefined;
}

/** The findings that are at no cell of the table. */
export function otherFindings(
  { findings }: Pick<ChangedRow, 'findings'>,
  columns: readonly PriceColumn[],
  checked: readonly EditorFinding[] = [],
): EditorFinding[] {
  const cells = new Set(columns.map(({ path }) => path.join('.')));
  return [...findings, ...checked].filter(({ path }) => !cells.has(path.join('.')));
}

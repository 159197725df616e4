import { MOST_DEBTS } from '@plaza/finance';
import type { ToolSettings } from '../tools/tool.ts';
import { readNumber, writeNumber } from '../tools/tool-inputs.ts';

/** The fields of a debt; each is a parameter that is repeated, one value for each row of the form. */
export const debtFields = ['name', 'balance', 'rate', 'payment'] as const;

type Fields = Record<(typeof debtFields)[number], string>;

/** A row of the form: its fields as they are shown, and the debt if it is complete. */
export type DebtRow = Fields & {
  readonly debt?: { name: string; balance: number; rate: number; payment: number };
  /** Some fields are filled in, but not all that count. */
  readonly isIncomplete: boolean;
  /** A figure was out of range and is replaced by the nearest possible one. */
  readonly isLimited: boolean;
};

export const NAME_LENGTH = 40;
const kinds = { balance: 'money', rate: 'percent', payment: 'money' } as const;
export const numberFields = ['balance', 'rate', 'payment'] as const;

/**
 * The rows that the form shows: those of the query, otherwise the page's examples. `add` adds a row
 * at the end, `remove` names one by its number; `rows` says how many the form showed, because they
 * may be empty.
 */
export function debtRows(query: URLSearchParams, settings: ToolSettings): DebtRow[] {
  const written = writtenRows(query, settings);
  const removed = Number(query.get('remove'));
  if (written.length >= removed && removed >= 1) written.splice(removed - 1, 1);
  if (query.has('add') || written.length === 0) written.push(emptyRow());
  return written.slice(0, MOST_DEBTS).map((row) => readRow(row, settings));
}

const emptyRow = (): Fields => ({ name: '', balance: '', rate: '', payment: '' });
const isEmpty = (row: Fields) => debtFields.every((field) => row[field].trim() === '');

/** The fields of the query by row; a field that it does not have is that of the examples. */
function writtenRows(query: URLSearchParams, settings: ToolSettings): Fields[] {
  const examples = exampleRows(settings);
  const values = Object.fromEntries(
    debtFields.map((field) => [
      field,
      query.has(field) ? query.getAll(field) : examples.map((row) => row[field]),
    ]),
  );
  const rows = Array.from({ length: MOST_DEBTS }, (_, index) => {
    const row = emptyRow();
    for (const field of debtFields)
      row[field] = values[field]?.[index]?.slice(0, NAME_LENGTH).trim() ?? '';
    return row;
  });
  const filled = rows.findLastIndex((row) => !isEmpty(row)) + 1;
  const shown = Math.floor(Number(query.get('rows'))) || 0;
  return rows.slice(0, Math.max(filled, shown));
}

const exampleRows = ({ debts = [], locale }: ToolSettings): Fields[] =>
  debts.map(({ name, ...figures }) => ({
    name,
    balance: writeNumber(figures.balance, locale),
    rate: writeNumber(figures.rate, locale),
    payment: writeNumber(figures.payment, locale),
  }));

function readRow(row: Fields, settings: ToolSettings): DebtRow {
  const shown = { ...row };
  const debt = { name: row.name, balance: 0, rate: 0, payment: 0 };
  let isLimited = false;
  for (const name of numberFields) {
    const read = readNumber(row[name], { name, kind: kinds[name] }, settings);
    if (!read) return { ...row, isIncomplete: !isEmpty(row), isLimited: false };
    shown[name] = read.written;
    debt[name] = read.value;
    isLimited ||= read.isLimited;
  }
  return { ...shown, debt, isIncomplete: false, isLimited };
}

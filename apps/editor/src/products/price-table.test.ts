import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorEntry } from '@plaza/contract/editor';
import { describe, expect, test } from 'vitest';
import { type Json, valueAt } from '../json/json.ts';
import { readCell, writeCell } from './price-cell.ts';
import { type PriceColumn, priceColumns, productKinds } from './price-columns.ts';
import { cellKey, cellProblem, cellText, changedRows, pasteCells } from './price-table.ts';
import { readTableText } from './read-table-text.ts';

const folder = join(import.meta.dirname, '../../../platform/content/products');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);
const rows = files.map((file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const value = JSON.parse(text) as Json & { id: number; locale: string; kind: string };
  const key = { folder: 'products', locale: value.locale, id: `${value.id}` } as const;
  const entry: EditorEntry = { ...key, file, published: { version: 1, text }, draft: null };
  return { entry, value };
});
const columnsOf = (kind: string, locale: string) => {
  const own = rows.filter(({ value }) => value.kind === kind && value.locale === locale);
  return {
    own,
    columns: priceColumns(
      kind,
      own.map(({ value }) => value),
    ),
  };
};
const number: PriceColumn = {
  ...{ path: ['apr'], label: 'Apr', group: '', kind: 'number', isRequired: true },
};

describe('a table of prices', () => {
  test('shows every number of every product so that it is read back as it was', () => {
    let cells = 0;
    for (const kind of productKinds())
      for (const locale of new Set(rows.map(({ value }) => value.locale))) {
        const { own, columns } = columnsOf(kind, locale);
        for (const { value } of own)
          for (const column of columns) {
            const known = valueAt(value, column.path);
            if (known === undefined) continue;
            const shown = writeCell(known, locale);
            expect(readCell(shown, column, locale), `${locale} ${shown}`).toEqual({ value: known });
            cells += 1;
          }
      }
    expect(cells).toBeGreaterThan(1000);
  });

  test('has rates, amounts, terms, fees and the time of the last change', () => {
    const names = columnsOf('loan', 'de-DE').columns.map(({ path }) => path.join('.'));
    expect(names).toEqual(
      expect.arrayContaining([
        ...['amountRange.min', 'termRange.maxDays', 'offers.0.apr', 'updatedAt', 'payoutTime'],
        ...['offers.0.borrowingRate.percent', 'offers.0.instalments.0.amount', 'rank'],
      ]),
    );
    expect(names).not.toEqual(expect.arrayContaining(['slug']));
    expect(productKinds()).toContain('creditCard');
  });

  test.each<[string, string, unknown]>([
    ['es-ES', '7,95 %', 7.95],
    ['es-ES', '1.234,5', 1234.5],
    ['es-ES', '12.500 €', 12_500],
    ['es-ES', '7.95', 'no number'],
    ['es-ES', '1,234.5', 'no number'],
    ['es-MX', '$1,234.50', 1234.5],
    ['sv-SE', '12\u00a0500,25 kr', 12_500.25],
    ['sv-SE', '12 500', 12_500],
    ['de-DE', '−1,5', -1.5],
    ['pl-PL', '1500 zł', 1500],
    ['de-AT', '€ 1.234,50', 1234.5],
    ['de-AT', '1 234,50', 1234.5],
    ['fr-CH', "1'234.50 CHF", 1234.5],
    ['fr-CH', '7,95 %', 7.95],
    ['fr-CH', '1.234,50', 'no number'],
    ['es-ES', '1O0', 'no number'],
    ['es-ES', '1e5', 'no number'],
    ['es-ES', '=1+1', 'no number'],
    ['es-ES', '', 'needs a value'],
  ])('%s: %s is %s', (locale, text, expected) => {
    const read = readCell(text, number, locale);
    if (typeof expected === 'number') expect(read).toEqual({ value: expected });
    else expect(read).toEqual({ problem: expect.stringContaining(`${expected}`) });
  });

  test('reads what spreadsheets copy', () => {
    expect(readTableText('7,95\t"a\t""b"""\r\n\t5\r\n')).toEqual([
      ['7,95', 'a\t"b"'],
      ['', '5'],
    ]);
    expect(readTableText('1')).toEqual([['1']]);
    expect(readTableText('a\n\nb')).toEqual([['a'], [''], ['b']]);
  });

  test('takes a paste whole or not at all, and changes no other character of a product', () => {
    const { own, columns } = columnsOf('loan', 'de-DE');
    const at = { row: 0, column: columns.findIndex(({ path }) => path.join('.') === 'minAge') };
    const cells = [['19'], ['20']];
    const texts = pasteCells(new Map(), { rows: own, columns, at, cells });
    const changed = changedRows(own, columns, texts);
    expect(changed.map(({ value }) => valueAt(value, ['minAge']))).toEqual([19, 20]);
    for (const { row, text } of changed) {
      const age = valueAt(row.value, ['minAge']);
      expect(text.replace(/"minAge": \d+/, `"minAge": ${age}`)).toBe(row.entry.published?.text);
    }
    const large = Array.from({ length: own.length + 1 }, () => ['1']);
    expect(() => pasteCells(texts, { rows: own, columns, at, cells: large })).toThrow(/nothing/i);
    const [first] = own;
    if (!first || !columns[at.column]) throw new Error('There is no loan');
    expect(cellText(first, columns[at.column] as PriceColumn, texts)).toBe('19');
  });

  test('marks the cell of what cannot be read, and of what the contract refuses', () => {
    const { own, columns } = columnsOf('loan', 'de-DE');
    const [row] = own;
    const [min, age] = ['amountRange.min', 'minAge'].map((name) =>
      columns.find(({ path }) => path.join('.') === name),
    );
    if (!row || !min || !age) throw new Error('There is no loan');
    const typed = new Map([
      [cellKey(row.entry, min), '99999999'],
      [cellKey(row.entry, age), 'x'],
    ]);
    const [changed] = changedRows(own, columns, typed);
    expect(cellProblem(changed, min)).toContain('min is more than max');
    expect(cellProblem(changed, age)).toContain('no number');
    // What is typed as it was is no change.
    const same = new Map([[cellKey(row.entry, age), cellText(row, age, new Map())]]);
    expect(changedRows(own, columns, same)).toEqual([]);
  });
});

import type { PageView } from '@plaza/ui-blocks';
import { describe, expect, test } from 'vitest';
import { compareProducts } from './comparison.ts';
import type { Figured } from './figure-texts.ts';
import type { ListContext } from './list-context.ts';
import type { ListFormats } from './list-formats.ts';
import { writeNotes } from './list-notes.ts';

const texts = { compared: '{count}', best: 'best', parts: '{fee} - {back}', earned: '+{amount}' };
const rows = [
  { name: 'apr', label: 'APR', best: 'min' as const },
  { name: 'limit', label: 'Limit', best: 'max' as const },
  { name: 'instalment', label: 'Payments' },
];

const loan = (id: number, numbers: Record<string, number>, values = {}): Figured =>
  ({
    product: { id, name: `Loan ${id}`, cells: {}, values, price: { of: 'price' } },
    figures: { numbers },
    texts: Object.fromEntries(
      Object.entries({ ...numbers, ...values }).map(([name, value]) => [name, `${value}`]),
    ),
  }) as unknown as Figured;

function compared(all: readonly Figured[], compare = all.map(({ product }) => product.id)) {
  const view = { values: {}, shown: {}, rows: {}, links: {}, attributes: {} };
  const choice = { compare, refused: undefined };
  const context = { view, choice, settings: { texts, rows }, all, shown: all };
  compareProducts({ ...context, addressOf: () => '?' } as unknown as ListContext);
  return view as PageView;
}
const row = (view: PageView, label: string) => view.rows?.compare?.find(([head]) => head === label);

describe('§1 the comparison marks the best of a row', () => {
  test('the lowest or the highest, by its figure', () => {
    const view = compared([loan(1, { apr: 9 }, { limit: 5 }), loan(2, { apr: 10 }, { limit: 7 })]);
    expect(row(view, 'APR')).toEqual(['APR', ['9', 'best'], '10']);
    expect(row(view, 'Limit')).toEqual(['Limit', '5', ['7', 'best']]);
    expect(view.values?.['compare-names']).toBe('Loan 1 · Loan 2');
  });

  test('each of several that are equally good, and none if all are', () => {
    const equal = [loan(1, { apr: 9 }), loan(2, { apr: 9 })];
    expect(row(compared(equal), 'APR')).toEqual(['APR', '9', '9']);
    const view = compared([...equal, loan(3, { apr: 12 })]);
    expect(row(view, 'APR')).toEqual(['APR', ['9', 'best'], ['9', 'best'], '12']);
  });

  test('no product alone, none without a figure, and no row without an order', () => {
    expect(row(compared([loan(1, { apr: 9 })]), 'APR')).toEqual(['APR', '9']);
    const view = compared([loan(1, { instalment: 5 }), loan(2, { apr: 9, instalment: 4 })]);
    expect(row(view, 'APR')).toEqual(['APR', '–', '9']);
    expect(row(view, 'Payments')).toEqual(['Payments', '5', '4']);
  });
});

test('§2.3 a card says what its yearly cost is made of, and what it earns', () => {
  const note = (yearCost: number) => {
    const price = { of: 'card', annualFee: 40 };
    const all = [{ product: { id: 1, price }, figures: { numbers: { yearCost } } }];
    const view: { values: Record<string, string> } = { values: {} };
    const formats = { money: (value: number) => `${value} kr` } as ListFormats;
    writeNotes({ view, all, settings: { texts } } as unknown as ListContext, formats);
    return view.values['note-1'];
  };
  expect(note(40)).toBe('');
  expect(note(10)).toBe('40 kr - 30 kr');
  expect(note(-20)).toBe('+20 kr');
});

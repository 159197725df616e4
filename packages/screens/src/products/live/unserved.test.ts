import { describe, expect, test } from 'vitest';
import type { ListSettings } from './list-settings.ts';
import { loans, plain, products, settingsOf, view } from './live-list.test.support.ts';

describe('§1 a list of loans, asked for what nobody lends', () => {
  test('keeps an amount that nobody lends, says so, and leads to the nearest', () => {
    const most = Math.max(
      ...loans.products.flatMap(({ price }) => (price.of === 'loan' ? price.amounts : [])),
    );
    const { inputs, values, shown, links, order } = view(`amount=${most * 10}`);
    expect(inputs?.amount).toBe(String(most * 10));
    expect(shown?.unserved).toBe(true);
    expect(plain(values?.unserved)).toContain('list-nearest-loans');
    expect(links?.['unserved-nearest']?.replace(/&term=\d+$/, '')).toBe(`?amount=${most}`);
    expect(order?.products).toEqual([]);
    expect(order?.['products-misfits']).toHaveLength(loans.products.length);
    expect(plain(values?.sentence)).toMatch(/^0 de 0: product-amount: \d+\.000 €/);
    expect(shown?.['list-none']).toBe(false);
    expect(view('amount=1000').shown?.unserved).toBe(false);
  });

  test.each(['5000000000', '5 000 000 000 €'])('answers %s as the amount that it is', (amount) => {
    const { inputs, shown, attributes } = view(new URLSearchParams({ amount }).toString());
    expect(inputs?.amount).toBe('5000000000');
    expect(shown).toMatchObject({
      unserved: true,
      'unread-amount': false,
      'unserved-nearest': true,
    });
    expect(attributes?.['field-amount']).toEqual({ 'aria-invalid': undefined });
  });

  test('leads from a term that nobody offers for the amount to the nearest term', () => {
    const one = products.filter(({ id }) => id === 4);
    const settings = { ...settingsOf('ProductList', { amount: 500 }, one), terms: [90, 180, 360] };
    const { shown, links } = view('amount=300&term=360', settings);
    expect(shown?.unserved).toBe(true);
    expect(links?.['unserved-nearest']).toMatch(/^\?amount=300(&term=180)?$/);
  });

  test('names the other lists that reach an amount', () => {
    const settings: ListSettings = {
      ...loans,
      reach: [
        { name: 'Reunir deudas', path: '/es/reunir-deudas/', amounts: [3000, 36_000] },
        { name: 'Otra', path: '/es/otra/', amounts: [3000, 6000] },
      ],
    };
    const { shown, attributes } = view('amount=20000', settings);
    expect(shown).toMatchObject({ reach: true, 'reach-0': true, 'reach-1': false });
    expect(attributes?.['reach-0']).toEqual({ href: '/es/reunir-deudas/?amount=20000' });
    expect(view('amount=800', settings).shown?.reach).toBe(false);
    // Nobody here lends 500 euros for 45 days, and whether the others do is not known.
    const reach = [{ name: 'Otra', path: '/es/otra/', amounts: [100, 6000] as const }];
    expect(view('term=45', { ...loans, reach }).shown).toMatchObject({
      unserved: true,
      reach: false,
    });
  });

  test('says that nobody lends for a term that it does not have, and leads to the nearest', () => {
    const { values, shown, inputs, links, order } = view('term=45');
    expect(shown).toMatchObject({ unserved: true, 'unserved-nearest': true, 'chip-term': true });
    expect(plain(values?.unserved)).toMatch(/^list-nearest-loans 500 € \(45 días\) 500 € \(/);
    expect(plain(values?.['chip-term'])).toBe('45 días');
    expect(links?.['unserved-nearest']).toMatch(/^\?term=\d+$|^\?$/);
    expect(order?.products).toEqual([]);
    // None of the terms to choose from is chosen.
    expect(inputs?.term).toBe('45');
  });

  test('answers a term in months that is not among those to choose from', () => {
    const longest = Math.max(...loans.terms);
    expect(plain(view(`term=${longest + 3600}`).values?.unserved)).toContain(
      `(${longest / 30 + 120} meses)`,
    );
  });

  test.each(['', '0', '-5', 'abc', 'Infinity'])(
    'asks its own term where the address says %j, which is none',
    (term) => {
      const { shown, inputs } = view(`term=${term}`);
      expect(shown?.unserved).toBe(false);
      expect(inputs?.term).toBe(`${loans.term}`);
    },
  );

  test('has no term on a list without terms', () => {
    const settings = settingsOf('ProductListBankAccount');
    expect(view('term=45', settings).shown?.unserved).toBe(false);
  });
});

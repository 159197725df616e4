import type { Product } from '@plaza/contract';
import { SAMPLE_PRODUCT_OF } from '@plaza/contract/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readChoice, writeChoice } from './list-choice.ts';
import { liveList } from './list-view.ts';
import { liveFigures } from './live-figures.ts';
import { loans, plain, products, settingsOf, view, writing } from './live-list.test.support.ts';

describe('§1 the address of a list', () => {
  const filter = fc.subarray(
    loans.groups.flatMap((group) => group.options.map(({ name }) => name)),
  );
  const choice = fc.record({
    numbers: fc.record({ amount: fc.integer({ min: 0, max: 1e12 - 1 }) }),
    unread: fc.constant({}),
    term: fc.constantFrom(...loans.terms),
    sort: fc.constantFrom(...loans.sorts.map(({ name }) => name)),
    filters: filter,
    compare: fc.shuffledSubarray(
      loans.products.map(({ id }) => id),
      { maxLength: 4 },
    ),
    refused: fc.constant(undefined),
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(choice, (chosen) => {
        expect(readChoice(new URLSearchParams(writeChoice(chosen, loans)), loans)).toEqual(chosen);
      }),
      { numRuns: 100 },
    );
  });

  test('may say anything: nothing throws, and what was typed stays in its field', () => {
    const names = fc.constantFrom(...liveList.parameters, 'path', 'constructor');
    const query = fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.double().map(String))));
    fc.assert(
      fc.property(query, (pairs) => {
        const query = new URLSearchParams(pairs);
        const { inputs, shown } = liveList.view(query, loans);
        const typed = (query.get('amount') ?? '').slice(0, 40).trim();
        expect(inputs?.amount).toMatch(/\S/);
        if (shown?.['unread-amount']) expect(inputs?.amount).toBe(typed);
      }),
      { numRuns: 100 },
    );
  });
});

describe('§1 a list of loans', () => {
  test.each(['1000', '1.000', '1 000', '1.000,00', '1000,-', '1\u00a0000 €'])(
    'reads the amount %s, however a country writes it',
    (amount) => {
      const query = new URLSearchParams({ amount });
      expect(liveList.view(query, loans).inputs?.amount).toBe('1000');
    },
  );

  test.each(['mil', '1,000', '-500', '5e3', '1000000000000000', '5.000.000.000.000 €'])(
    'keeps the unreadable %s in its field, with the error, and is of its own amount',
    (amount) => {
      const { inputs, shown, attributes, values } = view(`amount=${amount}`);
      expect(inputs?.amount).toBe(amount);
      expect(shown?.['unread-amount']).toBe(true);
      expect(attributes?.['field-amount']).toEqual({ 'aria-invalid': 'true' });
      expect(plain(values?.sentence)).toContain('product-amount: 500 €');
      expect(view('').shown?.['unread-amount']).toBe(false);
    },
  );

  test('compares all that it ranks for one amount and one term', () => {
    for (const query of ['', 'amount=800', 'amount=1000&term=330', 'amount=300&term=150']) {
      const { order, values = {} } = view(query);
      for (const name of ['amount', 'term']) {
        const said = order?.products?.map((id) => values[`${name}-${id}`]);
        expect(new Set(said).size, query).toBe(1);
      }
    }
  });

  test('heads what a visitor asked by the question, and what the page asks by its own heading', () => {
    expect(view('').values?.['heading-products']).toBe('Lista');
    expect(plain(view('filter=fees:none').values?.['heading-products'])).toBe('Lista');
    expect(view('amount=800').values?.['heading-products']).toContain('list-asked');
  });

  test('counts what is offered for the question only', () => {
    const { values, order } = view('amount=1000');
    const counted = loans.groups.find(({ name }) => name === 'payments')?.options ?? [];
    for (const { name } of counted)
      expect(Number(values?.[`count-${name}`])).toBeLessThanOrEqual(order?.products?.length ?? 0);
  });

  test('shows the published figures of its amount, exactly', () => {
    for (const product of products.filter(({ kind }) => kind === 'loan')) {
      const offer = product.kind === 'loan' && product.offers.find(({ amount }) => amount === 500);
      if (!offer) continue;
      const { values = {} } = view(`term=${offer.termDays}`);
      expect(values[`apr-${product.id}`]).toBe(writing.formats.apr(offer.apr));
      expect(values[`totalPayable-${product.id}`]).toBe(writing.formats.money(offer.totalPayable));
      expect(values[`term-${product.id}`]).toBe(writing.formats.term(offer.termDays));
    }
  });

  test('prices every loan for another amount and term, and says which does not have it', () => {
    const { values = {}, shown = {}, order } = view('amount=800&term=240');
    expect(plain(values['amount-1'])).toBe('800 €');
    expect(plain(values['instalment-1'])).toMatch(/^7 × 10\d,\d\d € \+ 10\d,\d\d €$/);
    expect(plain(values['apr-1'])).toMatch(/^8,\d\d %$/);
    // Dehesa lends up to 500.
    expect(shown['outside-4']).toBe(true);
    expect(values['outside-4']).toContain('list-outside-amount');
    expect(values['apr-4']).toBe('–');
    expect(order?.products).not.toContain('4');
    expect(order?.['products-misfits']).toContain('4');
  });

  test('ranks nothing that has no figure', () => {
    const { order, values, attributes } = view('amount=1000&sort=cost-ascending');
    expect(order?.['products-misfits']).toContain('4');
    expect(values?.sentence).toContain('product-cost, de menor a mayor.');
    expect(attributes?.['product-4']?.['data-position']).toBeUndefined();
  });

  test('says what is shown', () => {
    const all = view('amount=800').order?.products?.length ?? 0;
    const { values, order } = view('amount=800&filter=fees:none');
    const left = order?.products?.length ?? 0;
    expect(left).toBeLessThan(all);
    expect(plain(values?.sentence)).toMatch(
      RegExp(`^${left} de ${all}: product-amount: 800 €, 7 meses, list-no-fees\\.`),
    );
    expect(plain(view('').values?.sentence)).toMatch(
      /^(\d+) de \1: product-amount: 500 €, 9 meses\. products-order-visit/,
    );
  });

  test('compares an amount without a term over the term that most lend it for, as a search asks', () => {
    const fitting = (query: string) => view(query).order?.products?.length ?? 0;
    const most = (amount: number) =>
      Math.max(...loans.terms.map((term) => fitting(`amount=${amount}&term=${term}`)));
    expect(fitting('amount=300')).toBe(most(300));
    expect(most(300)).toBeGreaterThan(fitting(`amount=300&term=${loans.term}`));
    expect(view(`amount=300&term=${loans.term}`).inputs?.term).toBe(`${loans.term}`);
  });

  test('keeps an amount as the locale writes it', () => {
    expect(view('amount=800,5').inputs?.amount).toBe('800,5');
    expect(view('amount=1.000,25').inputs?.amount).toBe('1000,25');
    expect(view('amount=1000').inputs?.amount).toBe('1000');
  });

  test('keeps a chosen order from the impression, and leaves its own open to it (§4.3)', () => {
    expect(view('').attributes?.products?.['data-order']).toBeUndefined();
    expect(view('sort=apr-ascending').attributes?.products?.['data-order']).toBe('apr-ascending');
  });

  test('numbers what is visible, for the views of products (§3.3)', () => {
    const { order, attributes } = view('filter=fees:none&sort=apr-ascending');
    order?.products?.forEach((id, index) => {
      expect(attributes?.[`product-${id}`]?.['data-position']).toBe(`${index + 1}`);
    });
  });

  test('tells tracking the amount that was chosen (§9)', () => {
    expect(view('amount=800').attributes?.['action-1']).toMatchObject({
      'data-amount': '800',
    });
  });

  test('removes each thing that is applied by a link of its own', () => {
    const { links, shown } = view('amount=800&filter=fees:none&compare=1');
    expect(shown).toMatchObject({ chips: true, 'chip-amount': true, 'chip-fees:none': true });
    expect(links?.['chip-amount']).toBe('?term=210&filter=fees%3Anone&compare=1');
    expect(links?.['chip-fees:none']).toBe('?amount=800&term=210&compare=1');
    expect(links?.['chips-clear']).toBe('?compare=1');
    expect(view('compare=1').shown?.chips).toBe(false);
    expect(view('').attributes?.['compare-bar']).toEqual({ 'data-chosen': undefined });
  });
});

describe('§1 the comparison', () => {
  test('has a column for each product and a row for each figure, with its example', () => {
    const { rows, shown, values, attributes } = view('compare=3&compare=1&amount=500');
    expect(rows?.compare?.map(([label]) => label)).toEqual(
      expect.arrayContaining(['product-apr', 'product-cost', 'list-instalment', 'example-heading']),
    );
    expect(rows?.compare?.[0]?.[0]).toBe('product-amount');
    const labels = rows?.compare?.map(([label]) => label) ?? [];
    expect(labels.slice(labels.indexOf('example-heading'))).toEqual(
      expect.arrayContaining(['example-total-credit', 'example-total-cost', 'example-apr']),
    );
    expect(rows?.compare?.[labels.indexOf('example-heading')]).toEqual(['example-heading', '', '']);
    for (const row of rows?.compare ?? []) expect(row).toHaveLength(3);
    expect(shown).toMatchObject({ compare: true, 'compare-2': true, 'compare-3': false });
    expect(attributes?.['compare-bar']).toEqual({ 'data-chosen': '' });
    expect(values?.['compare-name-1']).toBe(loans.products.find(({ id }) => id === 3)?.name);
    expect(attributes?.['compare-action-1']).toMatchObject({
      'data-track-item-id': '3',
    });
  });

  test('refuses a fifth product by name, and keeps the four', () => {
    const { inputs, shown, values, links } = view(
      [1, 2, 3, 4, 5].map((id) => `compare=${id}`).join('&'),
    );
    expect(inputs?.compare).toEqual(['1', '2', '3', '4']);
    expect(shown?.['compare-refused']).toBe(true);
    expect(values?.['compare-refused']).toContain('compare-refused');
    expect(links?.['compare-address']).toBe('?compare=1&compare=2&compare=3&compare=4');
    expect(links?.['compare-remove-2']).toBe('?compare=1&compare=3&compare=4');
  });
});

describe('§2.3 a list of each kind', () => {
  test.each([
    ['ProductListCreditCard', 'spending=6000', 'yearCost-100'],
    ['ProductListBankAccount', 'balance=20000', 'interest-200'],
    ['ProductListBroker', 'amount=2000&trades=20', 'tradesCost-300'],
    ['ProductListBrokerDebt', 'amount=6000', 'instalment-400'],
    ['ProductListRankedDebt', 'amount=12000', 'totalPayable-400'],
    ['ProductListAll', '', 'yearPrice-500'],
  ])('%s recomputes for %s', (pageType, query, name) => {
    const settings = settingsOf(pageType);
    expect(plain(view(query, settings).values?.[name])).toMatch(/\d/);
  });

  test('an account that asks for more than the balance says so', () => {
    const account = { ...SAMPLE_PRODUCT_OF.bankAccount, minDeposit: 5000 };
    const settings = settingsOf('ProductListBankAccount', { amount: 1000 }, [account]);
    expect(view('', settings).values?.['outside-200']).toContain('list-outside-balance');
    expect(view('balance=5000', settings).values?.['outside-200']).toBe('');
  });

  test('a broker without shares has no cost of trades', () => {
    expect(liveFigures({ of: 'broker' }, { numbers: { trades: 1 } }).outside).toBe('shares');
  });

  test('a loan without terms has the figures that are published only', () => {
    const bare = products.map((product) => ({ ...product, terms: undefined }));
    const settings = settingsOf('ProductList', { amount: 500 }, bare as Product[]);
    expect(view(`amount=800&term=${settings.term}`, settings).values?.['outside-1']).toContain(
      'unpublished',
    );
    expect(view('amount=500', settings).values?.['outside-1']).toBe('');
  });

  test('three questions give the reason beside each product', () => {
    const settings = settingsOf('ProductListLeadQualifier', { amount: 500 });
    const { values = {}, order } = view('amount=500&sort=instalment-ascending', settings);
    const [first, second] = order?.products ?? [];
    expect(values[`reason-${first}`]).toContain('list-reason-lowest list-instalment');
    expect(values[`reason-${second}`]).toContain('list-reason-more list-instalment');
    expect(view('', settings).values?.sentence).toContain('product-cost, de menor a mayor.');
    // One product is not the lowest of any.
    const one = { ...settings, products: settings.products.slice(0, 1) };
    expect(view('amount=500', one).values?.[`reason-${one.products[0]?.id}`]).toBe('');
  });
});

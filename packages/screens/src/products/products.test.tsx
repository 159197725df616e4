import type { Page, Product } from '@plaza/contract';
import { SAMPLE_PRODUCT_OF } from '@plaza/contract/testing';
import { ProductCard } from '@plaza/ui-blocks/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { offerLabels } from '../offers/offer-labels.ts';
import { pageData } from '../structured-data/page-data.ts';
import { keyTranslator } from '../testing/key-translator.ts';
import { matchOf, severalCountries, testPage } from '../testing/several-countries.ts';
import { saidIn, structuredDataFaults } from '../testing/structured-data-rules.ts';
import { kindNames, kindRow } from './kinds.ts';
import { orderSentence } from './order-sentence.ts';
import { listProducts, pageKinds } from './page-products.ts';
import { productOverview } from './product-overview.ts';

const writing = {
  ...(await keyTranslator()),
  offerLink: ({ slug }: { readonly slug: string }) => `/go/${slug}`,
};
const all: readonly Product[] = Object.values(SAMPLE_PRODUCT_OF);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const pageOf = (pageType: string, productList: Partial<Page['productList']> = {}): Page =>
  testPage({}, { pageType, productList: { heading: 'Lista', ...productList } });
const listOf = (page: Page, products: readonly Product[] = all) =>
  listProducts(page, { products, rankingNote: '' });
const idsOf = (page: Page, products?: readonly Product[]) =>
  listOf(page, products).listed.map(({ product }) => product.id);
const cardOf = (product: Product, amount?: number) => {
  const row = kindRow(product.kind);
  const listed = row.choose(product, amount);
  if (!listed) throw new Error(`${product.id} is not listed`);
  return row.card(listed, { ...writing, amount });
};

describe('§3.3 a product of each kind', () => {
  it.each(kindNames)('%s has a card, an overview row and valid structured data', (kind) => {
    const product = SAMPLE_PRODUCT_OF[kind];
    const card = cardOf(product);
    const html = renderToStaticMarkup(
      <ProductCard product={card} labels={offerLabels(writing.t)} />,
    );
    for (const { value } of card.figures) expect(html).toContain(value);
    expect(html.includes('data-representative-example')).toBe(kindRow(kind).isCredit);
    const overview = productOverview([product], writing);
    expect(overview.products.map((each) => each.card.id)).toEqual([product.id]);
    expect(Reflect.get(overview.products[0]?.values ?? {}, 'is')).toEqual({ [kind]: true });
    expect(structuredDataFaults(dataOf(product))).toEqual([]);
  });

  it.each(kindNames)('%s says that its figures are old, where the site has a limit', (kind) => {
    const product = SAMPLE_PRODUCT_OF[kind];
    const listed = kindRow(kind).choose(product);
    const checked = (days: number, figuresLimit?: number) => {
      const updatedAt = new Date(Date.now() - days * 86_400_000).toISOString();
      const dated = listed && { ...listed, product: { ...product, updatedAt } as Product };
      return dated && kindRow(kind).card(dated, { ...writing, figuresLimit }).checked;
    };
    expect(checked(31, 30)).toMatch(/^figures-checked.*\. figures-old$/);
    expect(checked(29, 30)).not.toContain('old');
    expect(checked(9000)).not.toContain('old');
  });

  it.each(kindNames)('%s says in structured data what its card says', (kind) => {
    const product = SAMPLE_PRODUCT_OF[kind];
    const html = plain(JSON.stringify(cardOf(product)));
    const things = (dataOf(product) as unknown as { '@graph': unknown[] })['@graph'];
    const thing = things.at(-1);
    const texts = saidIn(thing).flatMap(({ path, said }) =>
      typeof said === 'string' && !path.includes('priceCurrency') ? said.split(/: |; /) : [],
    );
    for (const text of texts) expect(html).toContain(plain(text));
  });
});

const dataOf = (product: Product) =>
  pageData({
    site: severalCountries,
    match: matchOf(severalCountries, '/es/contactanos/'),
    page: testPage(),
    company: undefined,
    listed: listOf(pageOf('ProductListAll', { kind: product.kind }), [product]).listed,
    writing,
  });

describe('what matters most comes first', () => {
  const first = (product: Product, amount?: number) =>
    cardOf(product, amount).figures.map(({ name }) => name);

  it.each([
    ['creditCard', ['annualFee', 'apr', 'interestFreeDays', 'creditLimit']],
    ['broker', ['shares', 'custodyFee', 'minDeposit']],
    ['brokerDebt', ['cost', 'totalPayable', 'apr', 'amount', 'term']],
    ['generic', ['price', 'fact-1']],
  ] as const)('of a %s', (kind, figures) => {
    expect(first(SAMPLE_PRODUCT_OF[kind])).toEqual(figures);
  });

  it('of savings is what the page’s balance earns, by tier', () => {
    expect(first(SAMPLE_PRODUCT_OF.bankAccount)).toEqual(['rate', 'monthlyFee']);
    const figures = cardOf(SAMPLE_PRODUCT_OF.bankAccount, 20_000).figures;
    expect(figures.map(({ value }) => plain(value))).toEqual(['1,50 %', '300 €', 'products-free']);
  });

  it('of a broker of CFDs is the share of accounts that lose', () => {
    expect(cardOf(SAMPLE_PRODUCT_OF.broker).warning).toMatchObject({
      name: 'cfd',
      figure: '71\u00a0%',
    });
  });
});

describe('§2.3 the list of a page', () => {
  it.each([
    ['ProductListAll', [1, 400, 100, 200, 300, 500]],
    ['ProductListBankAccount', [200]],
    ['ProductListBroker', [300]],
    ['ProductListBrokerDebt', [400]],
    ['ProductListCreditCard', [100]],
    ['ProductListCreditCardStatic', [100]],
    ['ProductListRanked', [1]],
    ['ProductListRankedDebt', [400]],
    ['ProductListStatic', [1]],
  ])('%s has the kinds of its type', (pageType, ids) => {
    expect(idsOf(pageOf(pageType))).toEqual(ids);
    expect(pageKinds(pageOf(pageType, { kind: 'generic' }))).toEqual(['generic']);
  });

  it.each([
    ['ProductList', undefined],
    ['ProductListBroker', undefined],
    ['ProductListBrokerDebt', undefined],
    ['ProductListCreditCard', undefined],
    ['ProductListRanked', 'rank-ascending'],
    ['ProductListRankedDebt', 'totalPayable-ascending'],
    ['ProductListStatic', 'rank-ascending'],
    ['ProductListCreditCardStatic', 'rank-ascending'],
    ['ProductListAll', 'rank-ascending'],
  ])('%s is in an order that a visit may change, or not: %s', (pageType, order) => {
    expect(listOf(pageOf(pageType)).order).toBe(order);
  });

  it.each([
    ['ProductListStatic', 'apr-ascending'],
    ['ProductList', 'apr-ascending'],
    ['ProductListAll', 'rank-ascending'],
    ['ProductListRanked', 'rank-ascending'],
  ])('%s takes the claim of the ranking note if it shows the note', (pageType, order) => {
    const rankingNote = 'De menor a mayor TAE.';
    expect(listProducts(pageOf(pageType), { products: all, rankingNote }).order).toBe(order);
  });

  it('has what its content asks for: filter, order and limit', () => {
    const cards = [10, 0, 25].map((annualFee, index) => ({
      ...SAMPLE_PRODUCT_OF.creditCard,
      id: 101 + index,
      annualFee,
    }));
    const order = { property: 'annualFee', direction: 'desc' } as const;
    const conditions = [{ property: 'annualFee', operator: 'gt' as const, value: 0 }];
    expect(idsOf(pageOf('ProductListCreditCard', { order }), cards)).toEqual([103, 101, 102]);
    const filtered = pageOf('ProductListCreditCard', { order, filter: { conditions }, limit: 1 });
    expect(idsOf(filtered, cards)).toEqual([103]);
    expect(listOf(filtered, cards).order).toBe('annualFee-descending');
  });

  it('keeps an account that asks for more than the page’s balance, as it says so', () => {
    const product = { ...SAMPLE_PRODUCT_OF.bankAccount, minDeposit: 5000 };
    const ids = (amount: number) => idsOf(pageOf('ProductListBankAccount', { amount }), [product]);
    expect(ids(4999)).toEqual([200]);
    expect(ids(5000)).toEqual([200]);
  });

  it('has a sentence that says its order, whatever the order is', () => {
    const say = (page: Page) => orderSentence(page, listOf(page).order, writing);
    expect(say(pageOf('ProductListBroker'))).toBe('products-order-visit products-order-paid');
    expect(say(pageOf('ProductListRanked'))).toContain('products-order-rank');
    expect(say(pageOf('ProductListRankedDebt'))).toContain(
      'products-order-lowest product-total-payable',
    );
    const order = { property: 'annualFee', direction: 'desc' } as const;
    expect(
      say(pageOf('ProductListCreditCard', { order, orderStatement: 'A igual cuota, azar.' })),
    ).toBe('products-order-highest products-annual-fee A igual cuota, azar. products-order-paid');
  });

  it('is in the order that it says, for any products', () => {
    const page = pageOf('ProductListBankAccount', {
      amount: 10_000,
      order: { property: 'rate', direction: 'desc' },
    });
    const percents = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 8 });
    fc.assert(
      fc.property(percents, (hundredths) => {
        const accounts = hundredths.map((percent, id) => ({
          ...SAMPLE_PRODUCT_OF.bankAccount,
          id: id + 1,
          interestTiers: [{ from: 0, percent: percent / 100 }],
        }));
        const rates = listOf(page, accounts).listed.map(
          ({ product }) => product.kind === 'bankAccount' && product.interestTiers[0]?.percent,
        );
        expect(rates).toEqual(hundredths.map((it) => it / 100).toSorted((a, b) => b - a));
      }),
    );
  });
});

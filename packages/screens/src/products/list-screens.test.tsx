import { SAMPLE_PRODUCT_OF } from '@plaza/contract/testing';
import { describe, expect, it } from 'vitest';
import { type SampleEntries, showPage } from '../testing/sample-screens.tsx';
import { testPage } from '../testing/several-countries.ts';
import { structuredDataFaults } from '../testing/structured-data-rules.ts';

const products = Object.values(SAMPLE_PRODUCT_OF);

/** A page of a type with these settings of its list, as its screen and structured data write it. */
const show = (pageType: string, settings: object = {}, listed: readonly object[] = products) => {
  const productList = { heading: 'Lista', ...settings };
  const page = testPage({}, { pageType, path: '/lista/', lead: 'Entrada', productList });
  const home = testPage({}, { id: 'home', path: '/' });
  return showPage({ pages: [home, page], products: listed } as unknown as SampleEntries, '/lista/');
};
const idsIn = (html: string) =>
  [...html.matchAll(/<article[^>]* data-product-id="(\d+)"/g)].map(([, id]) => Number(id));

/** Page types with the products that they list and the warnings above them. */
const PAGES: readonly (readonly [type: string, ids: number[], warnings: string[]])[] = [
  ['ProductList', [1], ['credit']],
  ['ProductListStatic', [1], ['credit']],
  ['ProductListAll', [1, 100, 200, 300, 400, 500], ['credit', 'risk']],
  ['ProductListBankAccount', [200], []],
  ['ProductListBroker', [300], ['risk']],
  ['ProductListBrokerDebt', [400], ['credit']],
  ['ProductListCreditCard', [100], ['credit']],
  ['ProductListCreditCardStatic', [100], ['credit']],
  ['ProductListLeadQualifier', [1], ['credit']],
  ['ProductListRanked', [1], ['credit']],
  ['ProductListRankedDebt', [400], ['credit']],
];

describe.each(PAGES)('§2.3 %s', (pageType, ids, warnings) => {
  it('lists the products of its kinds, each once, with valid structured data', async () => {
    const { html, data } = await show(pageType);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(idsIn(html)).toEqual(ids);
    expect(structuredDataFaults(data)).toEqual([]);
  });

  it('warns above its first action of what the law asks for', async () => {
    const { html } = await show(pageType);
    const above = html.slice(0, html.indexOf('data-product-action'));
    for (const name of ['credit', 'risk'])
      expect(above.includes(`data-${name}-warning`)).toBe(warnings.includes(name));
  });

  it('says kindly that it has no products', async () => {
    const { html } = await show(pageType, {}, []);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('products-empty');
    expect(idsIn(html)).toEqual([]);
  });

  it('has lists that the impression may order, unless they keep their order (§4.3, §7.3)', async () => {
    const { html } = await show(pageType);
    const lists = [...html.matchAll(/<ul[^>]* data-product-list=""[^>]*>/g)].map(([list]) => list);
    const mayChange = ['', 'Broker', 'BrokerDebt', 'CreditCard'].includes(
      pageType.replace('ProductList', ''),
    );
    expect(lists.length).toBeGreaterThan(0);
    for (const list of lists) expect(list.includes('data-order=')).toBe(!mayChange);
    expect(html).toMatch(/data-product-id="\d+" data-position="1"/);
  });
});

describe('§2.3 every product', () => {
  it('is under the anchor of its category, which says how many it has', async () => {
    const second = { ...SAMPLE_PRODUCT_OF.creditCard, id: 101, slug: 'otra' };
    const { html } = await show('ProductListAll', {}, [...products, second]);
    const links = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
    expect(links).toHaveLength(6);
    for (const id of links) expect(html).toContain(`<section class="pz-product-list" id="${id}"`);
    expect(html).toMatch(/href="#credit-cards".*?products-count_other 2/s);
  });
});

describe('§2.3 a ranked list', () => {
  const weights = [
    { name: 'Coste', percent: 60 },
    { name: 'Trato', percent: 40 },
  ];
  const paragraph = {
    type: 'paragraph',
    content: [{ type: 'text', text: 'Dos personas puntúan.' }],
  };
  const method = { type: 'doc', content: [paragraph] };

  it('shows its method and every weight', async () => {
    const { html } = await show('ProductListRanked', { kind: 'creditCard', method, weights });
    expect(idsIn(html)).toEqual([100]);
    expect(html).toContain('Dos personas puntúan.');
    for (const { name, percent } of weights)
      expect(html).toMatch(new RegExp(`<dt>${name}</dt><dd><span>${percent}\\s%</span>`));
    expect((await show('ProductListRanked')).html).not.toContain('products-method');
  });

  it('of debts puts the lowest total first, and links public advice', async () => {
    const { brokerDebt } = SAMPLE_PRODUCT_OF;
    const [offer] = brokerDebt.offers;
    const dear = {
      ...brokerDebt,
      offers: [{ ...offer, totalPayable: 300, instalments: [{ count: 1, amount: 300 }] }],
    };
    const cheap = { ...brokerDebt, id: 401, slug: 'otra', rank: 9 };
    const { html } = await show('ProductListRankedDebt', {}, [dear, cheap]);
    expect(idsIn(html)).toEqual([401, 400]);
    expect(html).toContain('data-order="totalPayable-ascending"');
    expect(html).toMatch(/<a href="https:\/\/clientebancario[^>]*data-debt-advice=""/);
  });
});

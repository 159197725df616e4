import { describe, expect, test } from 'vitest';
import { pageProductListSchema } from '../model/page-product-list.ts';
import { PRODUCT_KINDS, type Product, type ProductKind, productSchema } from '../model/product.ts';
import { SAMPLE_PRODUCT_OF, sampleProduct } from '../model/samples/sample-products.ts';
import { chooseAlternatives } from './choose-alternatives.ts';
import { productAmounts, productCurrency } from './product-amounts.ts';

const parse = (kind: ProductKind, changes: object = {}) =>
  productSchema.safeParse({ ...SAMPLE_PRODUCT_OF[kind], ...changes });

const messages = (kind: ProductKind, changes: object) =>
  parse(kind, changes).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('§7.2 products by kind', () => {
  test.each(PRODUCT_KINDS)('%s keeps its own fields', (kind) => {
    expect(parse(kind).data).toEqual(SAMPLE_PRODUCT_OF[kind]);
  });

  test.each<[ProductKind, object, string]>([
    ['loan', { kind: 'lease' }, 'kind: Invalid discriminator value'],
    ['creditCard', { apr: 3.14 }, 'apr: apr is not that of the example'],
    ['creditCard', { creditLimit: { min: 9, max: 1 } }, 'creditLimit.min: min is more than max'],
    ['bankAccount', { accountType: 'fixedTerm' }, 'termDays: a fixed-term account needs termDays'],
    [
      'bankAccount',
      {
        interestTiers: [
          { from: 0, to: 200, percent: 1 },
          { from: 100, percent: 2 },
        ],
      },
      'interestTiers: tiers overlap, or one before the last has no end',
    ],
    ['broker', { cfdLossShare: undefined }, 'cfdLossShare: a broker of CFDs states'],
    ['broker', { tradeFees: [{ trade: 'shares' }] }, 'tradeFees.0: a fee has a fixed amount'],
    [
      'broker',
      {
        tradeFees: [
          { trade: 'shares', fixed: 0 },
          { trade: 'shares', fixed: 1 },
        ],
      },
      'tradeFees: a trade is listed twice',
    ],
    ['brokerDebt', { brokerFee: {} }, 'brokerFee: a fee has a percent, an amount or both'],
    ['generic', { facts: [] }, 'facts: Too small'],
  ])('%s with %j is refused', (kind, changes, message) => {
    expect(messages(kind, changes)).toEqual([expect.stringContaining(message)]);
  });

  test('has amounts if it lends, and a currency if it has money', () => {
    const facts = Object.values(SAMPLE_PRODUCT_OF).map((product: Product) => [
      product.kind,
      productAmounts(product)?.max,
      productCurrency(product),
    ]);
    expect(facts).toEqual([
      ['loan', 500, 'EUR'],
      ['creditCard', 3000, 'EUR'],
      ['bankAccount', undefined, 'EUR'],
      ['broker', undefined, 'EUR'],
      ['brokerDebt', 500, 'EUR'],
      ['generic', undefined, 'EUR'],
    ]);
  });

  test('has alternatives of its own kind only, by rank where nothing is lent', () => {
    const { broker, loan } = SAMPLE_PRODUCT_OF;
    const others = [{ ...broker, id: 302, rank: 9 }, { ...broker, id: 301, rank: 2 }, loan];
    expect(chooseAlternatives(broker, others, 3).map(({ id }) => id)).toEqual([301, 302]);
    expect(chooseAlternatives(sampleProduct({ id: 9 }), others, 3)).toEqual([loan]);
  });

  test('the weights of a ranked list add up', () => {
    const list = (percent: number) =>
      pageProductListSchema.safeParse({
        heading: 'x',
        weights: [
          { name: 'Coste', percent: 60 },
          { name: 'Plazo', percent },
        ],
      }).success;
    expect([list(40), list(41)]).toEqual([true, false]);
  });
});

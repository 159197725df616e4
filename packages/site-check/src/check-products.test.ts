import { SAMPLE_PRODUCT_OF } from '@plaza/contract/testing';
import { expect, test } from 'vitest';
import { createSmallSite } from './small-site.test.support.ts';

const front = 'content/pages/front.json';

/** Issues of the small site with a product and other settings of its front page's list. */
async function issuesWith(product: object, productList: object = {}, fields: object = {}) {
  const site = createSmallSite();
  site.put('content/products/other.json', JSON.stringify(product));
  const page = JSON.parse(site.read(front));
  site.put(
    front,
    JSON.stringify({ ...page, ...fields, productList: { ...page.productList, ...productList } }),
  );
  const issues = await site.issues();
  return issues
    .filter(({ rule }) =>
      ['products', 'product-lists', 'listed-offers', 'text-figures', 'order-claims'].includes(rule),
    )
    .map(({ rule, message }) => `${rule}: ${message}`);
}

const card = SAMPLE_PRODUCT_OF.creditCard;
const account = SAMPLE_PRODUCT_OF.bankAccount;

test('a card whose APR is not that of its example is an issue', async () => {
  const isOfRate = (issue: string) => issue.includes('payments give');
  expect((await issuesWith(card)).filter(isOfRate)).toEqual([]);
  const apr = 2.72;
  const wrong = { ...card, apr, example: { ...card.example, apr } };
  expect((await issuesWith(wrong)).filter(isOfRate)).toEqual([
    `products: apr is ${apr}, but the payments give ${card.apr}`,
  ]);
});

test('a card whose borrowing rate is not that of its example is an issue', async () => {
  const borrowingRate = { percent: 12, type: 'fixed' };
  expect(await issuesWith({ ...card, borrowingRate })).toContain(
    'products: the borrowing rate is 12, but that of the example is 0',
  );
});

test('tiers that leave a gap are an issue, wherever it is', async () => {
  const tiers = (...interestTiers: object[]) => issuesWith({ ...account, interestTiers });
  expect(await tiers({ from: 0, to: 1000, percent: 2 }, { from: 1000, percent: 1 })).toEqual([]);
  expect(await tiers({ from: 0, to: 1000, percent: 2 }, { from: 1001, percent: 1 })).toEqual([
    'products: the tier starts at 1001, but the one before ends at 1000',
  ]);
  expect(await tiers({ from: 1, percent: 2 })).toEqual([
    'products: the tier starts at 1, but the one before ends at 0',
  ]);
});

test('a list is ordered by something that it can say', async () => {
  const order = (property: string) =>
    issuesWith(card, { kind: 'creditCard', order: { property, direction: 'asc' } });
  expect((await order('annualFee')).filter((issue) => issue.includes('can say'))).toEqual([]);
  expect(await order('cfdLossShare')).toContain(
    'product-lists: no list of creditCard can say that it is ordered by cfdLossShare; '.replace(
      '; ',
      '',
    ),
  );
});

test('a statement that contradicts the order of its list is an issue', async () => {
  const orderStatement = 'De mayor a menor TAE.';
  const found = await issuesWith(account, {
    order: { property: 'apr', direction: 'asc' },
    orderStatement,
  });
  expect(found.join()).toContain(
    'order-claims: the text claims that offers are ordered from the highest',
  );
});

test('a list without any product of its kind is an issue', async () => {
  expect(await issuesWith(account, { kind: 'broker' })).toContain(
    'listed-offers: the page lists no offers, because no active product of es-ES is a broker',
  );
  expect(await issuesWith(account, { kind: 'bankAccount', amount: 10_000 })).toEqual([]);
});

test('a ranking says how it was made, and gives each place once', async () => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Por su coste.' }] };
  const method = { type: 'doc', content: [paragraph] };
  const ranked = (settings: object, rank = 9) =>
    issuesWith({ ...card, rank }, settings, { pageType: 'ProductListRanked' });
  const own = (issues: readonly string[]) => issues.filter((issue) => issue.includes('rank'));
  expect(own(await ranked({ kind: 'creditCard', method }))).toEqual([]);
  expect(own(await ranked({ kind: 'creditCard' }))).toEqual([
    'product-lists: the page ranks products, but does not say how',
  ]);
  const loan = { ...SAMPLE_PRODUCT_OF.loan, id: 9, slug: 'otro', rank: 1 };
  expect(own(await issuesWith(loan, { method }, { pageType: 'ProductListRanked' }))).toEqual([
    'product-lists: two products of the ranking have the rank 1',
  ]);
});

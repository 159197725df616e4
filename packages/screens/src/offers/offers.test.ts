import type { LoanLike, Offer } from '@plaza/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsNode } from '../article/render-context.ts';
import { listProducts } from '../products/page-products.ts';
import { productOverview } from '../products/product-overview.ts';
import { keyTranslator } from '../testing/key-translator.ts';
import { testPage } from '../testing/several-countries.ts';
import { offerCard } from './offer-card.ts';

const offer = (amount: number, changes: Partial<Offer> = {}): Offer => ({
  amount,
  termDays: 60,
  borrowingRate: { percent: 168, type: 'fixed' },
  fees: [{ name: 'Comisión', amount: 5.5 }],
  apr: 382.5,
  totalPayable: 121.16,
  instalments: [{ count: 2, amount: 60.58, everyDays: 30 }],
  ...changes,
});

const product = (id: number, changes: Partial<LoanLike> = {}): LoanLike =>
  ({
    kind: 'loan',
    id,
    slug: `p-${id}`,
    locale: 'es-ES',
    productType: 1,
    name: `Producto ${id}`,
    provider: { name: 'P', legalName: 'P, S.L.', url: 'https://p.example' },
    active: true,
    rank: id,
    highlights: ['a'],
    conditions: ['b'],
    minAge: 20,
    payoutTime: 'Un día',
    amountRange: { min: 100, max: 1000, currency: 'EUR' },
    termRange: { minDays: 30, maxDays: 90 },
    offers: [offer(100), offer(500)],
    applyUrl: 'https://p.example/solicitar',
    ...changes,
  }) as LoanLike;

const writing = {
  ...(await keyTranslator({
    'rate-fixed': '{rate} anual fijo',
    'product-min-age': 'Edad mínima: {age}',
    instalments_one: '{count} pago de {amount}',
    instalments_other: '{count} pagos de {amount}',
    'instalments-every_one': '{count} pago de {amount}',
    'instalments-every_other': '{count} pagos de {amount} (uno cada {days})',
  })),
  offerLink: ({ slug }: { slug: string }) => `/go/${slug}`,
};
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const listed = (products: readonly LoanLike[], settings: { amount?: number }, rankingNote = '') =>
  listProducts(
    testPage(
      {},
      { pageType: 'ProductListStatic', productList: { heading: 'Ofertas', ...settings } },
    ),
    {
      products,
      rankingNote,
    },
  ).listed;

describe('§2.1 the offers of a page', () => {
  it('are those of its amount, by rank, of active products only', () => {
    const products = [
      product(1, { rank: 3 }),
      product(2, { rank: 1, offers: [offer(500)] }),
      product(3, { active: false }),
      product(4, { rank: 1 }),
    ];
    const ids = (amount: number) => listed(products, { amount }).map((it) => it.product.id);
    expect(ids(100)).toEqual([4, 1]);
    expect(ids(500)).toEqual([2, 4, 1]);
    expect(ids(1000)).toEqual([]);
  });

  it('are ordered by rate if the list says so', () => {
    const rated = (id: number, apr: number) => product(id, { offers: [offer(100, { apr })] });
    const products = [rated(1, 30), rated(2, 9.5), rated(3, 200), rated(4, 9.5)];
    const ids = (note: string) =>
      listed(products, { amount: 100 }, note).map((it) => it.product.id);
    expect(ids('')).toEqual([1, 2, 3, 4]);
    expect(ids('De menor a mayor TAE')).toEqual([2, 4, 1, 3]);
    expect(ids('De mayor a menor TAE')).toEqual([3, 1, 2, 4]);
  });

  it('are the smallest of each product if the page has no amount', () => {
    const products = [product(1, { offers: [offer(500), offer(250)] }), product(2, { offers: [] })];
    expect(listed(products, {}).map((it) => it.offer?.amount)).toEqual([250]);
  });
});

describe('an offer card', () => {
  const card = (changes: Partial<Offer> = {}) =>
    offerCard(product(1), offer(100, changes), writing);

  it("§9 leads to the site's own address of the offer, which has no code of the visit", () => {
    const applyUrl = 'https://p.example/?a=1&click={clickId}';
    const sent = product(1, { applyUrl });
    expect(offerCard(sent, offer(100), writing).action).toMatchObject({
      ...{ href: `/go/${sent.slug}`, label: 'see-offer' },
      chosen: { amount: 100, termDays: offer(100).termDays },
    });
  });

  it('formats every figure', () => {
    const { figures, example } = card();
    const figureTexts = figures.map(({ value }) => plain(value));
    expect(figureTexts).toEqual(['100 €', '2 meses', '382,50 %', '21,16 €', '121,16 €']);
    // The example has the days that the payments are apart, too.
    expect(plain(example.term)).toBe('2 meses (60 días)');
    expect(plain(example.borrowingRate)).toBe('168 % anual fijo');
    expect(plain(example.charges[0]?.amount ?? '')).toBe('5,50 €');
    expect(plain(example.instalments)).toBe('2 pagos de 60,58 € (uno cada 30 días)');
  });

  it('lists age and payout time among the conditions', () => {
    const { conditions } = card();
    expect(conditions).toEqual(['Edad mínima: 20 años', 'product-payout-time Un día', 'b']);
  });

  it.each<[string, Offer['instalments']]>([
    ['1 pago de 121,16 €', [{ count: 1, amount: 121.16 }]],
    ['2 pagos de 60,58 €', [{ count: 2, amount: 60.58 }]],
    [
      '2 pagos de 40,39 € (uno cada 30 días) y 1 pago de 40,38 €',
      [
        { count: 2, amount: 40.39, everyDays: 30 },
        { count: 1, amount: 40.38, everyDays: 30 },
      ],
    ],
  ])('writes payments as %s', (expected, instalments) => {
    expect(plain(card({ instalments }).example.instalments)).toBe(expected);
  });

  it('computes the cost in cents for any amounts', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const { figures } = card({ amount: a / 100, totalPayable: (a + b) / 100 });
        const cost = figures.find(({ name }) => name === 'cost');
        expect(cost?.value).toBe(writing.formats.money(b / 100));
      }),
    );
  });
});

describe('§3.4 the products that FinanceOverviewBlock chooses from', () => {
  const overview = productOverview([product(1), product(2, { active: false })], writing);

  it('are the single offers of active products', () => {
    const amounts = overview.products.map(({ card }) => [
      card.id,
      plain(card.figures[0]?.value ?? ''),
    ]);
    expect(amounts).toEqual([
      [1, '100 €'],
      [1, '500 €'],
    ]);
    expect(overview.locale).toBe('es-ES');
  });

  it.each([
    ['rank', 1],
    ['minAge', 20],
    ['amountRange.max', 1000],
    ['amount', 100],
    ['termDays', 60],
    ['apr', 382.5],
    ['cost', 21.16],
    ['borrowingRate.percent', 168],
  ])('can be chosen by %s', (property, value) => {
    const values = overview.products[0]?.values as object;
    expect(property.split('.').reduce((at, name) => Reflect.get(at, name), values)).toBe(value);
  });

  it('have every label of their rows', () => {
    expect(Object.values(overview.labels)).not.toContain(undefined);
  });
});

describe('a document with a block', () => {
  const text = { type: 'doc', content: [{ type: 'Counter', attrs: { count: 1 } }] };
  const nested = { type: 'doc', content: [{ type: 'BasicBlock', attrs: { text } }] };

  it.each([
    ['Counter', true],
    ['BasicBlock', true],
    ['Faq', false],
    ['constructor', false],
  ])('%s: %s', (type, holds) => {
    expect(holdsNode(nested, type)).toBe(holds);
  });
});

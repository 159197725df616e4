import { expect, test } from 'vitest';
import { createSmallSite, expectIssue, type IssueCase } from './small-site.test.support.ts';

const amount = 'content/pages/amount.json';
const front = 'content/pages/front.json';
const alba = 'content/products/alba.json';
const brisa = 'content/products/brisa.json';

const cases: readonly IssueCase[] = [
  [
    'settings',
    alba,
    ['"currency": "EUR"', '"currency": "USD"'],
    { message: 'the currency is USD, but es-ES uses EUR' },
  ],
  [
    'settings',
    alba,
    ['"productType": 1', '"productType": 2'],
    { message: "productType is 2, but the site's is 1" },
  ],
  [
    'settings',
    'content/menus/header.json',
    ['"locale": "es-ES"', '"locale": "sv-SE"'],
    { message: 'no country of the site has the locale sv-SE' },
  ],
  [
    'offers',
    alba,
    ['"apr": 26.82', '"apr": 2.68'],
    { message: 'apr is 2.68, but the payments give 26.82' },
  ],
  [
    'offers',
    alba,
    [
      '"offers": [',
      '"terms": { "rates": [{ "from": 0, "percent": 24 }], "fees": [{ "name": "A", "amount": 1 }] }, "offers": [',
    ],
    { at: '"apr": 26.82', message: "apr is 26.82, but the product's terms give" },
  ],
  ['offers', alba, ['"minAge": 18', '"minAge": 17'], { message: 'credit is for adults' }],
  [
    'offers',
    brisa,
    ['"termDays": 60', '"termDays": 59'],
    { message: 'the last payment is due after 60 days' },
  ],
  [
    'offers',
    brisa,
    ['"percent": 60', '"percent": 61'],
    { message: 'do not repay the loan at 61 %' },
  ],
  [
    'content-files',
    brisa,
    ['"minDays": 30', '"minDays": 70'],
    { message: 'minDays is more than maxDays' },
  ],
  [
    'listed-offers',
    amount,
    ['"amount": 250', '"amount": 251'],
    {
      at: '"productList"',
      message:
        'the page lists no offers, because no active product of es-ES has an offer of 251; there are offers of 250, 1000',
    },
  ],
  [
    'listed-offers',
    'plaza.config.ts',
    ['  routes,\n', "  productsWithheld: ['es-ES'],\n  routes,\n"],
    {
      message: '2 pages of es-ES list no offers, because the site withholds the products of es-ES',
    },
  ],
  ['text-figures', amount, ['19,24', '19,25'], { message: '19,25 is not a figure of the offers' }],
  [
    'text-figures',
    amount,
    ['"text": "60"', '"text": "61"'],
    { message: '“61” is not the termDays of Brisa' },
  ],
  [
    'text-figures',
    amount,
    ['"text": "Brisa"', '"text": "Brisas"'],
    { at: '"type": "table"', message: 'omits Brisa' },
  ],
  [
    'text-figures',
    brisa,
    ['"active": true', '"active": false'],
    { in: amount, at: '"text": "Brisa"', message: 'Brisa has no active offer' },
  ],
  [
    'order-claims',
    front,
    ['"Cómo funciona"', '"Ofertas de mayor a menor TAE"'],
    { message: 'from the highest APR to the lowest' },
  ],
];

test.each(cases.map((issueCase) => ({ rule: issueCase[0], file: issueCase[1], issueCase })))(
  '$rule reports the issue in $file, on its line: %#',
  ({ issueCase }) => expectIssue(issueCase),
);

test('similar-pages reports a page of another amount with the same text', async () => {
  const site = createSmallSite();
  site.edit(amount, '"Compara."', '"Compara siempre el total que devuelves con cada entidad."');
  const own = { '/250-euros/': '/1000-euros/', '"amount": 250': '"amount": 1000' };
  const copied = Object.entries({ ...own, '"id": "amount"': '"id": "other"' }).reduce(
    (text, [from, to]) => text.replace(from, to),
    site.read(amount),
  );
  site.put('content/pages/other.json', copied);
  const found = (await site.issues()).filter(({ rule }) => rule === 'similar-pages');
  expect(found).toEqual([
    expect.objectContaining({
      file: 'content/pages/other.json',
      line: site.lineOf('content/pages/other.json', '"body": {'),
      severity: 'error',
      message: expect.stringContaining('repeat content/pages/amount.json'),
    }),
  ]);
});

import { expect, test } from 'vitest';
import { createSmallSite, type DoctoredCase, expectIssue } from './small-site.test.support.ts';

const amount = 'content/pages/amount.json';
const front = 'content/pages/front.json';
const alba = 'content/products/alba.json';
const brisa = 'content/products/brisa.json';

const cases: readonly DoctoredCase[] = [
  [
    'settings',
    alba,
    ['"currency": "EUR"', '"currency": "USD"'],
    { says: 'the currency is USD, but es-ES pays in EUR' },
  ],
  [
    'settings',
    alba,
    ['"productType": 1', '"productType": 2'],
    { says: "productType is 2, but the site's is 1" },
  ],
  [
    'settings',
    'content/menus/header.json',
    ['"locale": "es-ES"', '"locale": "sv-SE"'],
    { says: 'no country of the site has the locale sv-SE' },
  ],
  [
    'offers',
    alba,
    ['"apr": 26.82', '"apr": 2.68'],
    { says: 'apr is 2.68, but the payments give 26.82' },
  ],
  ['offers', alba, ['"minAge": 18', '"minAge": 17'], { says: 'credit is for adults' }],
  [
    'offers',
    brisa,
    ['"termDays": 60', '"termDays": 59'],
    { says: 'the last payment is due after 60 days' },
  ],
  ['offers', brisa, ['"percent": 60', '"percent": 61'], { says: 'do not settle the loan at 61 %' }],
  [
    'content-files',
    brisa,
    ['"minDays": 30', '"minDays": 70'],
    { says: 'minDays is more than maxDays' },
  ],
  [
    'offers',
    amount,
    ['"amount": 250', '"amount": 251'],
    { at: '"productList"', says: 'offers of 251, but no active product' },
  ],
  ['text-figures', amount, ['19,24', '19,25'], { says: '19,25 is a figure of no offer' }],
  [
    'text-figures',
    amount,
    ['"text": "60"', '"text": "61"'],
    { says: '“61” is not the termDays of Brisa' },
  ],
  [
    'text-figures',
    amount,
    ['"text": "Brisa"', '"text": "Brisas"'],
    { at: '"type": "table"', says: 'leaves out Brisa' },
  ],
  [
    'text-figures',
    brisa,
    ['"active": true', '"active": false'],
    { in: amount, at: '"text": "Brisa"', says: 'Brisa has no active offer' },
  ],
  [
    'order-claims',
    front,
    ['"Cómo funciona"', '"Ofertas de mayor a menor TAE"'],
    { says: 'from the highest APR to the lowest' },
  ],
];

test.each(cases.map((doctored) => ({ rule: doctored[0], file: doctored[1], doctored })))(
  '$rule finds what is wrong in $file, on its line: %#',
  ({ doctored }) => expectIssue(doctored),
);

test('similar-pages finds a page of another amount with the same text', async () => {
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
      message: expect.stringContaining('are those of content/pages/amount.json'),
    }),
  ]);
});

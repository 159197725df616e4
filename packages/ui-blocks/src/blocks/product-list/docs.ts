import type { BlockDocs } from '../../testing/block-docs.ts';

export const productListDocs: BlockDocs = {
  purpose:
    'The offers of a page in an order that is said above them, each with its position, which clicks and structured data use.',
  avoid:
    'One product is shown: ProductCard. Figures of several providers are told in a text: FinanceOverviewBlock chooses them by what an editor writes.',
  follow: [
    'The heading “One offer from each lender”.',
    '“From the lowest to the highest APR. What a lender pays us does not change its position.”',
  ],
  mistakes: [
    '“The best loans”: nothing on the page can prove it.',
    'A heading with an amount that the rows do not have.',
  ],
  entry: { folder: 'pages', pageType: 'ProductListStatic' },
  accessibility: {
    roles: 'A section named by its heading, with an ordered list of articles.',
    keys: 'It takes no focus itself; Tab goes through the rows in the order in which they are seen.',
    reader: '“One offer from each lender, region. List of three. Granhaga Bank, article.”',
  },
  status: 'stable',
  changes: [
    {
      date: '2026-11-27',
      what: 'Rows of other amounts stand in a closed group, without a position.',
    },
    { date: '2026-11-21', what: 'Added.' },
  ],
};

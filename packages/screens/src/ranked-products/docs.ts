import { productListFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { liveList } from '../testing/shared-docs.ts';

export const rankedProductsDocs: ScreenDocs = {
  purpose:
    'A ranking by the editors: the default order is the same for everybody, and the page says how it was made and how the criteria are weighted.',
  avoid:
    'If the order follows one figure, use Products list. Without a method that you can write down, do not rank. To judge one product, use Review.',
  fields: {
    pages: {
      ...productListFields,
      'productList.method': 'How the ranking was made, as text in a section of its own.',
      'productList.weights': 'The weights of the criteria, which add up to 100.',
      'productList.weights[].name': 'The criterion.',
      'productList.weights[].percent': 'A whole number.',
    },
  },
  follow: [
    'Method: “Two editors borrowed 1,000 € from each lender and noted every cost and every wait.”',
    'Weights: “Costs 50 %, time until the money came 30 %, help 20 %.”',
  ],
  mistakes: [
    '“Our secret formula”: the method is what makes it a ranking.',
    'A provider that pays for its position: no list of the site sells positions.',
  ],
  accessibility: {
    landmarks:
      'A region for the offers, one for the method and one for advice on debt where it applies.',
    headings: 'Level 1; offers, advice and method at level 2; each product at level 3.',
    keys: liveList.keys,
    reader: '“How we rank, heading level 2. Costs, 50 %. Time until the money came, 30 %.”',
  },
  states: [
    { state: 'Two compared', shows: 'The table below the list.', story: 'ComparedRanking' },
    { state: 'No method and no weights', shows: 'Their section is left out.' },
    {
      state: 'ProductListRankedDebt',
      shows: 'Loans that combine debts, with public debt advice.',
    },
    ...liveList.states,
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-22', what: 'A comparison; the order of the editors remains the default.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};

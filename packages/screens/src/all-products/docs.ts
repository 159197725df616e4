import { productListFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { liveList } from '../testing/shared-docs.ts';

export const allProductsDocs: ScreenDocs = {
  purpose:
    'Everything that a site compares, by kind, each with its count and an anchor. For visitors who do not know yet which kind they need.',
  avoid:
    'For a single kind, use Products list, which asks for an amount and computes the costs. For tools, use Tool list. For companies, use Provider list.',
  fields: {
    pages: {
      ...productListFields,
      'productList.amount': 'Not used: the figures are those that the providers publish.',
      'productList.kind': 'Limits the page to one kind. Leave it out on a page of all kinds.',
    },
  },
  follow: [
    'Heading: “Everything we compare”.',
    'Lead: “Loans, cards, accounts and brokers. Each list asks what you need.”',
  ],
  mistakes: [
    'A claim about one kind, “all without fees”: it would have to be true of all.',
    'A second list of kinds in the text: the links above have it, with numbers.',
  ],
  accessibility: {
    landmarks: 'A navigation “categories” with the number of each kind, a region for each kind.',
    headings: 'Level 1; each kind at level 2; each product at level 3.',
    keys: liveList.keys,
    reader: '“Categories, navigation. Loans 14 products, link. Credit cards 6 products, link.”',
  },
  states: [
    { state: 'Two kinds chosen', shows: 'Only their lists.', story: 'FilteredList' },
    { state: 'Brokers and credit together', shows: 'Both warnings of the law above the lists.' },
    ...liveList.states,
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-22', what: 'Filters, orders and a comparison.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};

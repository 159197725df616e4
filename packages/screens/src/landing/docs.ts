import { productListFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { liveList } from '../testing/shared-docs.ts';

export const landingDocs: ScreenDocs = {
  purpose:
    'The page of an advertisement that promises offers: a heading, the warning of the law, the list. It has no navigation.',
  avoid:
    'If the advertisement does not promise offers, use Campaign. For visitors from a search engine, use Product list or Products list, which have navigation.',
  fields: { pages: productListFields },
  follow: [
    'Heading: “Loans of 500 € compared”, as the advertisement says.',
    '`noIndex` is true: the page repeats a list that search engines know.',
  ],
  mistakes: [
    'A promise in the heading, “in your account today”, that not every offer of the list keeps.',
    'Links to guides in the text: the page has one purpose.',
  ],
  accessibility: {
    landmarks: 'A region for the offers and one for the comparison.',
    headings: 'Level 1; offers and comparison at level 2; each product at level 3.',
    keys: liveList.keys,
    reader: '“14 of 14, status: amount 500 €, term 4 months.”',
  },
  states: [
    {
      state: 'An amount that nobody lends',
      shows: 'A sentence, the nearest amount as a link, and other lists that have the amount.',
      story: 'OutOfRange',
    },
    ...liveList.states,
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-22', what: 'The list can be filtered, sorted and compared.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};

import type { ScreenDocs } from '../testing/screen-docs.ts';

export const paymentProviderListDocs: ScreenDocs = {
  purpose: 'Ways to pay, grouped by method: cards, transfers, wallets and so on.',
  avoid: 'For companies that lend or hold money, use Provider list.',
  follow: ['Heading: “Ways to pay”.', 'Lead: “What each one costs, and how long the money takes.”'],
  mistakes: [
    'A method as a heading of the text: the list has it already.',
    '“All major cards”: name them, as entries.',
  ],
  accessibility: {
    landmarks:
      'A region for each method, named by its heading; a navigation “pages” if there are more than twenty.',
    headings: 'Level 1, the methods at level 2, each way to pay at level 3.',
    keys: 'The name of a card is its link; the whole card can be clicked.',
    reader: '“Wallets, region. Brisa Pay, heading level 3, link. 4.1 out of 5.”',
  },
  states: [
    { state: 'A method without an entry', shows: 'Its heading is left out.' },
    { state: 'No entry', shows: 'A sentence that there is none yet.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Groups by method; logos.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};

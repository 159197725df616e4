import { toolFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { calculator } from '../testing/shared-docs.ts';

export const loanCalculatorDocs: ScreenDocs = {
  purpose:
    'What a loan costs: the instalment, the whole example of the law, the schedule by year and month, and how much one can borrow for a given instalment. Below, the cheapest offers for the amount.',
  avoid:
    'For savings, use Compound interest. For several debts, use Loan priority. For a late payment, use Interest cost. To compare offers, use Products list.',
  fields: {
    pages: {
      ...toolFields,
      'tool.limits': 'By the name of a field: `amount`, `term` in months, `rate`, `fee`, `budget`.',
    },
  },
  follow: [
    'Heading: “What does my loan cost?”',
    'Lead: “Type what a lender offers you. The result has every figure that the contract must have.”',
  ],
  mistakes: [
    'A `default` rate that nobody offers: the page starts with a result for it.',
    '“You could save thousands” in the text.',
  ],
  accessibility: {
    landmarks:
      'A navigation “amounts”, a region for the results, one for offers and one for the schedule.',
    headings:
      'Level 1; results, offers and schedule at level 2; how much one can borrow at level 3.',
    keys: `${calculator.keys} Enter opens the table by month.`,
    reader:
      '“You pay 97.21 € a month, status. Repaid and interest, image, described by the table by year.”',
  },
  states: [
    {
      state: 'Numbers entered',
      shows: 'Sentence, ring, example and drawings of that loan.',
      story: 'AskedLoan',
    },
    {
      state: 'Amount and term limited',
      shows: 'Both fields show a message.',
      story: 'LimitedLoan',
    },
    {
      state: 'A fee above the amount',
      shows: 'The field shows a message, and there is no annual rate.',
    },
    { state: 'Nobody lends', shows: 'No presets and no offers.' },
    ...calculator.states,
  ],
  status: 'stable',
  changes: [
    {
      date: '2026-11-28',
      what: 'Presets, a ring of the cost, the instalment always visible, offers for the amount.',
    },
    { date: '2026-11-22', what: 'Added.' },
  ],
};

import { toolFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { calculator } from '../testing/shared-docs.ts';

export const compoundInterestDocs: ScreenDocs = {
  purpose:
    'What savings and regular deposits grow to, with what was paid in against what was earned, year by year.',
  avoid: 'A loan: Loan calculator. Accounts are compared: Products list.',
  fields: {
    pages: {
      ...toolFields,
      'tool.limits': 'By the name of a field: `principal`, `deposit`, `rate`, `years`.',
      'tool.choices':
        'What a choice begins with: `every` deposits a year, `adding` of interest a year, `when` in its period a deposit is paid.',
    },
  },
  follow: [
    'Heading: “What do savings grow to?”',
    'Lead: “Fifty euros a month are 10,000 in how many years?”',
  ],
  mistakes: [
    'A first rate that no account pays: the result would be a promise.',
    'A text that leaves out taxes and prices without saying so.',
  ],
  accessibility: {
    landmarks: 'A region for the results and one for the table by year.',
    headings: 'Level 1; results and table at level 2.',
    keys: calculator.keys,
    reader: '“After 10 years you have 7,763.70 €, status. Paid in 6,000 €.”',
  },
  states: [
    {
      state: 'Nothing to begin with, forty years',
      shows: 'The drawing and a table of forty rows.',
      story: 'AskedSavings',
    },
    ...calculator.states,
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-24', what: 'Numbers are read as people of the country write them.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};

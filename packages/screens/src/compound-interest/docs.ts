import { toolFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { calculator } from '../testing/shared-docs.ts';

export const compoundInterestDocs: ScreenDocs = {
  purpose:
    'Shows what savings and regular deposits grow to: the amount paid in and the interest earned, year by year.',
  avoid: 'For a loan, use Loan calculator. To compare accounts, use Products list.',
  fields: {
    pages: {
      ...toolFields,
      'tool.limits': 'By the name of a field: `principal`, `deposit`, `rate`, `years`.',
      'tool.choices':
        'Default choices: `every`, deposits per year; `adding`, interest payments per year; `when`, whether a deposit is paid at the start or the end of its period.',
    },
  },
  follow: [
    'Heading: “What do savings grow to?”',
    'Lead: “Fifty euros a month are 10,000 in how many years?”',
  ],
  mistakes: [
    'A default rate that no account pays: the result would be an empty promise.',
    'A text that ignores taxes and inflation without saying so.',
  ],
  accessibility: {
    landmarks: 'A region for the results and one for the table by year.',
    headings: 'Level 1; results and table at level 2.',
    keys: calculator.keys,
    reader: '“After 10 years you have 7,763.70 €, status. Paid in 6,000 €.”',
  },
  states: [
    {
      state: 'No initial savings, forty years',
      shows: 'The drawing and a table of forty rows.',
      story: 'AskedSavings',
    },
    ...calculator.states,
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-24', what: 'Accepts numbers as people in the country write them.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};

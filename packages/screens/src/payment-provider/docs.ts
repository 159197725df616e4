import type { ScreenDocs } from '../testing/screen-docs.ts';

export const paymentProviderDocs: ScreenDocs = {
  purpose:
    'A way to pay: what it costs, how long it takes and where it works, then fees and times by country.',
  avoid:
    'For a company whose offers the site compares, use Provider. For advice on paying safely, use Post.',
  fields: {
    'payment-providers': {
      method: 'The method, such as card or wallet; also its group in the list.',
      rating: 'From 0 to 5, as a ring and in words; also on its card.',
      depositTime: 'How long a deposit takes, in words.',
      withdrawalTime: 'How long a withdrawal takes, in words.',
      fees: 'A sentence about the fees; `terms` has the figures.',
      terms: 'A row of the table for each country.',
      'terms[].country': 'Two-letter code; the page shows the name of the country.',
      'terms[].depositFee': 'In words: “none”, “1.5 %”.',
      'terms[].withdrawalFee': 'In words.',
      'terms[].depositTime': 'In words.',
      'terms[].withdrawalTime': 'In words.',
      currencies: 'Three-letter codes, shown as names.',
      countries: 'Two-letter codes, shown as names in alphabetical order.',
      website: 'Its own site.',
    },
  },
  follow: [
    'Fees: “Free within the euro area; 1.5 % for other currencies.”',
    'Time: “Within a minute”, “one to three working days”.',
  ],
  mistakes: [
    '“Fast and secure” as time and fee.',
    'A table in the text with the same figures as `terms`.',
  ],
  accessibility: {
    landmarks: 'A region for the facts and one for the table, named by their headings.',
    headings: 'Level 1; facts, table and text at level 2.',
    keys: 'A wide table scrolls in a box that is focusable.',
    reader: '“Fees and times, table with 6 rows and 5 columns. Spain, row header.”',
  },
  states: [
    { state: 'No `terms`', shows: 'The facts without a table.' },
    { state: 'A narrow window', shows: 'The table scrolls in its own box; the page does not.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Logo and rating beside the name.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};

import { toolFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { calculator } from '../testing/shared-docs.ts';

export const loanPriorityDocs: ScreenDocs = {
  purpose:
    'Shows which debt to repay first: the smallest (snowball) compared with the most expensive (avalanche), with the time and interest of both, and where to get free advice.',
  avoid:
    'For one loan, use Loan calculator. To compare loans that combine debts, use a Products list of such loans. This page links to no offer.',
  fields: {
    pages: {
      ...toolFields,
      'tool.limits':
        'By the name of a field: `budget`, and `balance`, `rate`, `payment` of each debt.',
      'tool.debts': 'Examples that the form starts with; up to ten.',
      'tool.debts[].name': 'Such as “Credit card”.',
      'tool.debts[].balance': 'What is owed.',
      'tool.debts[].rate': 'Per cent per year.',
      'tool.debts[].payment': 'The minimum monthly payment.',
    },
  },
  follow: [
    'Heading: “Which debt first?”',
    'Lead: “Type what you owe. Nothing is stored and nothing is sent to a lender.”',
  ],
  mistakes: [
    '“Shopping” as an example of a debt — it sounds like blame.',
    'A link to a loan in the text: the page is for people who owe too much.',
  ],
  accessibility: {
    landmarks: 'Regions for the debts, the results, the balances over time and the public advice.',
    headings: 'Level 1; debts, results, balances and advice at level 2; both plans at level 3.',
    keys: `${calculator.keys} Each debt has a button that removes it; the button below adds one.`,
    reader: '“Debt 2, group. Remove debt 2, button. The avalanche saves 212 €, status.”',
  },
  states: [
    {
      state: 'A budget below the minimum payments',
      shows: 'How much is missing, and no plan.',
      story: 'PayingTooLittle',
    },
    {
      state: 'A debt without a balance',
      shows: 'The debt shows what is missing and is not counted.',
    },
    { state: 'Ten debts', shows: 'No button to add one.' },
    { state: 'The country has no known advice', shows: 'Its section is left out.' },
    ...calculator.states,
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};

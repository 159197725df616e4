import { toolFields } from '../testing/common-fields.ts';
import type { ScreenDocs } from '../testing/screen-docs.ts';
import { calculator } from '../testing/shared-docs.ts';

export const loanPriorityDocs: ScreenDocs = {
  purpose:
    'Which debt to repay first: the smallest (snowball) beside the dearest (avalanche), with time and interest of both, and where to get free advice.',
  avoid:
    'One loan: Loan calculator. A new loan that combines debts is compared: Products list of loans for debts. The page leads to no offer.',
  fields: {
    pages: {
      ...toolFields,
      'tool.limits':
        'By the name of a field: `budget`, and `balance`, `rate`, `payment` of each debt.',
      'tool.debts': 'Examples that the form begins with; up to ten.',
      'tool.debts[].name': 'Such as “Credit card”.',
      'tool.debts[].balance': 'What is owed.',
      'tool.debts[].rate': 'Per cent a year.',
      'tool.debts[].payment': 'The least that is paid a month.',
    },
  },
  follow: [
    'Heading: “Which debt first?”',
    'Lead: “Type what you owe. Nothing is stored and nothing is sent to a lender.”',
  ],
  mistakes: [
    'Examples of debts that look like blame: “Shopping”.',
    'A link to a loan in the text: the page is for people who owe too much.',
  ],
  accessibility: {
    landmarks: 'Regions for the debts, the results, the balances over time and the public advice.',
    headings: 'Level 1; debts, results, balances and advice at level 2; both plans at level 3.',
    keys: `${calculator.keys} A button of a debt removes it, the one below them adds one.`,
    reader: '“Debt 2, group. Remove debt 2, button. The avalanche saves 212 €, status.”',
  },
  states: [
    {
      state: 'A budget below the least payments',
      shows: 'How much is missing, and no plan.',
      story: 'PayingTooLittle',
    },
    { state: 'A debt without a balance', shows: 'The debt says what it lacks and is not counted.' },
    { state: 'Ten debts', shows: 'No button to add one.' },
    { state: 'The country has no known advice', shows: 'Its section is left out.' },
    ...calculator.states,
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};

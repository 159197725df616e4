import type { BlockDocs } from '../../testing/block-docs.ts';

export const representativeExampleDocs: BlockDocs = {
  purpose:
    'Shows what an offer typically costs: the amount, the rate, all charges, the term, the payments, the total and the APR, in the wording of the law.',
  avoid:
    'If you need a single figure, show the card of the offer: a figure may only appear together with this example.',
  follow: [
    '“Total credit 10,000 kr, borrowing rate 7.90 % fixed, total cost 327.47 kr, APR 8.19 %.”',
    'The first row of a list with its example open, so that one example is read without a click.',
  ],
  mistakes: [
    'An amount that nobody borrows, chosen because its rate is low.',
    'The APR in larger type than the rest — the law requires all figures to be equally prominent.',
  ],
  fields: {
    figures:
      'Every figure that the law requires, formatted: `totalCredit`, `borrowingRate`, `charges`, `totalCost`, `term`, `instalments`, `totalPayable`, `apr`. A missing one is an error.',
    labels: 'The heading and the label of each figure, in the language of the page.',
    headed: 'Leaves out the heading where one is already above the example.',
    live: 'Whether the figures change with what the visitor chooses.',
  },
  accessibility: {
    roles:
      'A description list below a paragraph that heads it. In an offer it is inside a details element whose summary names the product.',
    keys: 'Nothing in it is focusable. In an offer, Tab reaches the summary; Enter and Space open and close it.',
    reader: '“Representative example: Granhaga Bank, expanded. Total credit, 10,000 kr.”',
  },
  status: 'stable',
  changes: [
    { date: '2026-11-27', what: 'The first of a list is open.' },
    { date: '2026-11-21', what: 'Added.' },
  ],
};

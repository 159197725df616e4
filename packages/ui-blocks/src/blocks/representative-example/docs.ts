import type { BlockDocs } from '../../testing/block-docs.ts';

export const representativeExampleDocs: BlockDocs = {
  purpose:
    'What an offer costs as an example that is typical of it: the amount, the rate, all charges, the term, the payments, the total and the APR, in the words of the law.',
  avoid:
    'A single figure is needed: it may only stand where this example stands as well, so show the card of the offer.',
  follow: [
    '“Total credit 10,000 kr, borrowing rate 7.90 % fixed, total cost 327.47 kr, APR 8.19 %.”',
    'A first row of a list that is open, so that one example is read without a press.',
  ],
  mistakes: [
    'An amount that nobody borrows, chosen because its rate is low.',
    'The APR in larger type than the rest: the law wants them equally clear.',
  ],
  accessibility: {
    roles:
      'A description list; what opens it is a details element whose summary names the product.',
    keys: 'Tab reaches the summary; Enter and Space open and close it. Nothing inside takes the focus.',
    reader: '“Representative example: Granhaga Bank, expanded. Total credit, 10,000 kr.”',
  },
  status: 'stable',
  changes: [
    { date: '2026-11-27', what: 'The first of a list is open.' },
    { date: '2026-11-21', what: 'Added.' },
  ],
};

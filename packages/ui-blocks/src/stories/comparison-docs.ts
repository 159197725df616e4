import type { BlockDocs } from '../testing/block-docs.ts';

export const comparisonDocs: BlockDocs = {
  purpose:
    'Puts up to four offers chosen by the visitor side by side: a column for each, a row for each figure, and the best figure of each row marked in words and colour.',
  avoid:
    'If the editors choose the figures, as in an article, use FinanceOverviewBlock or a table in the text. Offers of different kinds have no rows in common.',
  follow: [
    '“Best of those chosen”, below the lowest total.',
    '“Chosen: 2 of 4”, in the bar that stays within reach.',
  ],
  mistakes: [
    '“Best loan” — it is only the best of those chosen, for one figure.',
    'The representative example as one long cell — give each of its figures a row.',
  ],
  fields: {
    names: 'The chosen products, a column for each, at most four.',
    rows: 'One row for each figure: its name, then its text for each product. `*` marks the best.',
  },
  accessibility: {
    roles:
      'A section with a heading of level 2 and a table with row and column headers, in a box that scrolls; the bar is a status.',
    keys: 'The checkboxes of the offers choose them, the button of the bar leads to the table, and the links in its header row remove a column.',
    reader:
      '“Side by side, heading level 2. Total to repay, Hontana: 516.44 €, best of those chosen.”',
  },
  status: 'new',
  changes: [{ date: '2026-11-28', what: 'Added.' }],
};

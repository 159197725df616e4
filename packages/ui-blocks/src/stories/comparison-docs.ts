import type { BlockDocs } from '../testing/block-docs.ts';

export const comparisonDocs: BlockDocs = {
  purpose:
    'Puts up to four offers that a visitor chose side by side: a column each, a row for each figure, the best figure of a row marked in words and colour.',
  avoid:
    'Figures are the editors’ choice, as in an article: FinanceOverviewBlock or a table of the text. Two offers of different kinds have no rows in common.',
  follow: [
    '“Best of those chosen”, below the lowest total.',
    '“Chosen: 2 of 4”, in the bar that stays in reach.',
  ],
  mistakes: [
    '“Best loan”: it is the best of those chosen, of one figure.',
    'The representative example as one long cell: it is a row for each of its figures.',
  ],
  fields: {
    names: 'The products that were chosen, a column each, at most four.',
    rows: 'A figure each: its name, then its text for each product. `*` marks the best.',
  },
  accessibility: {
    roles:
      'A section with a heading of level 2 and a table with row and column headers, in a frame that scrolls; the bar is a status.',
    keys: 'Boxes of the offers choose, the button of the bar leads to the table, links of its head remove a column.',
    reader:
      '“Side by side, heading level 2. Total to repay, Hontana: 516.44 €, best of those chosen.”',
  },
  status: 'new',
  changes: [{ date: '2026-11-28', what: 'Added.' }],
};

import type { BlockDocs } from '../../testing/block-docs.ts';

export const counterDocs: BlockDocs = {
  purpose:
    'Highlights one figure: how many offers were compared, or how many minutes a form takes.',
  avoid:
    'If the figure is a cost of credit, do not use it: such a figure must appear with its representative example. For two or more related figures, use a table.',
  follow: ['“24 offers compared”', '“3 minutes to fill in”'],
  mistakes: [
    '“1.99 % interest” — the law does not allow a cost of credit without its representative example.',
    '“Over 9,000 happy customers” — nobody can check the figure.',
  ],
  accessibility: {
    roles: 'A paragraph with a data element; the figure uses the number format of the page.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader:
      '“24. Ofertas comparadas.” The count-up animation is not announced, and is off with reduced motion.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

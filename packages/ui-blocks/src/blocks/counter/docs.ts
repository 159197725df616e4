import type { BlockDocs } from '../../testing/block-docs.ts';

export const counterDocs: BlockDocs = {
  purpose: 'Lets one figure speak: how many offers were compared, how many days a loan lasts.',
  avoid:
    'The figure is a cost of credit: that never stands without its representative example. Two or more figures that belong together are a table.',
  follow: ['“24 offers compared”', '“3 minutes to fill in”'],
  mistakes: [
    '“1,99 % interest” — a cost without its representative example is against the law.',
    '“Over 9000 happy customers” — a figure nobody can check.',
  ],
  accessibility: {
    roles: "A paragraph with a data element; the figure is in the page's own digits.",
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader:
      '“24. Ofertas comparadas.” Counting up is not announced, and stops with reduced motion.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

import type { BlockDocs } from '../../testing/block-docs.ts';

export const prosConsBlockDocs: BlockDocs = {
  purpose:
    'Puts the arguments for and against next to each other, with the same space and size for both.',
  avoid:
    'If one side is empty, use ProsBlock or ConsBlock. To compare more than two choices, use a table.',
  follow: ['“The first loan is free” beside “From the second loan on it costs 31 % a month”.'],
  mistakes: [
    'Six pros and one con in small print — give both sides the same space.',
    'The same fact on both sides.',
  ],
  accessibility: {
    roles:
      'Two sections next to each other, each with a heading of level 3; the pros come first in the source.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: '“Ventajas, heading level 3…”, then “Inconvenientes, heading level 3…”.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

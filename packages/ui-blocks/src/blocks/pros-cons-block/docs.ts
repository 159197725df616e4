import type { BlockDocs } from '../../testing/block-docs.ts';

export const prosConsBlockDocs: BlockDocs = {
  purpose:
    'Puts the arguments for and against next to each other, honestly: the same room, the same size for both.',
  avoid:
    'One side is empty (ProsBlock, ConsBlock), or more than two choices are compared: then use a table.',
  follow: ['“The first loan is free” beside “From the second on it costs 31 % a month”.'],
  mistakes: [
    'Six pros and one con in small print — the same room for both.',
    'The same fact on both sides.',
  ],
  accessibility: {
    roles:
      'Two sections next to each other, each with a heading of level 3; pros come first in the source.',
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: '“Ventajas, heading level 3 …”, then “Inconvenientes, heading level 3 …”.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

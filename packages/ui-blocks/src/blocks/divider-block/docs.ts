import type { BlockDocs } from '../../testing/block-docs.ts';

export const dividerBlockDocs: BlockDocs = {
  purpose:
    'Makes a pause between two parts of a text: white space, or a line where space alone is not seen.',
  avoid: 'A heading follows: it separates already. Never use it to push something down the page.',
  follow: ['Between the last answer and “About this text”.'],
  mistakes: [
    'Before a heading — the heading separates already.',
    'Three in a row, to push something down.',
  ],
  accessibility: {
    roles: 'A separator (hr); without a line it is white space and is not announced.',
    keys: 'Nothing in it takes the focus.',
    reader: '“Separator”, in some screen readers; many say nothing.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

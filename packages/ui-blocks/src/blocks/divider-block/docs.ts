import type { BlockDocs } from '../../testing/block-docs.ts';

export const dividerBlockDocs: BlockDocs = {
  purpose:
    'Marks a break between two parts of a text: white space, or a line where space alone is not enough.',
  avoid:
    'If a heading follows, leave it out: the heading already separates the parts. Never use it to push content down the page.',
  follow: [
    'A line between the last answer and “About this text”.',
    'White space before a closing remark that has no heading.',
  ],
  mistakes: [
    'A line before a heading — the heading already separates the parts.',
    'Three in a row — content is not pushed down the page with dividers.',
  ],
  accessibility: {
    roles: 'A separator (hr). Without a line it is white space and is not announced.',
    keys: 'Nothing in it is focusable.',
    reader: '“Separator” in some screen readers; many announce nothing.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

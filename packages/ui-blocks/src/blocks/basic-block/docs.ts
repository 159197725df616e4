import type { BlockDocs } from '../../testing/block-docs.ts';

export const basicBlockDocs: BlockDocs = {
  purpose:
    'Sets a short passage apart from the running text without giving it a meaning of its own: an aside, a definition, a summary.',
  avoid:
    'The passage informs or warns (InformationBlock, WarningBlock), or it belongs to the run of the text: then it needs no block. Never nest one in another.',
  follow: [
    '“The fixed sum you borrow is called the principal. Interest is added to it.”',
    '“In short: three lenders answered, two of them lend to students.”',
  ],
  mistakes: [
    '“Important! Read this first.” — it warns: WarningBlock.',
    'A whole section with headings — a block inside a text is a passage, not a chapter.',
  ],
  accessibility: {
    roles: 'A div without a role: it is part of the text.',
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: 'The text alone, as if the block were not there.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

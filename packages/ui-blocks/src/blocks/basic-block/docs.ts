import type { BlockDocs } from '../../testing/block-docs.ts';

export const basicBlockDocs: BlockDocs = {
  purpose:
    'Sets a short passage apart from the running text without giving it a special meaning: an aside, a definition, a summary.',
  avoid:
    'If the passage informs or warns, use InformationBlock or WarningBlock. If it is part of the argument, leave it in the running text. Never nest one in another.',
  follow: [
    '“The sum you borrow is called the principal. Interest is charged on it.”',
    '“In short: three lenders answered, and two of them lend to students.”',
  ],
  mistakes: [
    '“Important! Read this first.” — That is a warning: use WarningBlock.',
    'A whole section with headings — a block holds a passage, not a chapter.',
  ],
  accessibility: {
    roles: 'A div without a role: assistive technology treats it as part of the text.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: 'Only the text, as if the block were not there.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

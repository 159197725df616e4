import type { BlockDocs } from '../../testing/block-docs.ts';

export const bigIconBlockDocs: BlockDocs = {
  purpose:
    'Puts a large icon before a short passage, so that skimming readers find it: one promise, one fact, one condition.',
  avoid:
    'If the text is longer than three lines, or only the icon carries the message, write plain text: the icon is decorative and is not read out.',
  follow: [
    'A clock before “Paid out the same day if you sign before 15:00.”',
    'A shield before “Your data goes to one lender, the one you choose.”',
  ],
  mistakes: [
    'A warning icon with “See conditions” — the icon carries the message and is not read out.',
    'Eight in a row — skimming readers find none of them.',
  ],
  accessibility: {
    roles: 'The icon is hidden from assistive technology (aria-hidden).',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: '“The money, in your account.” The icon is not announced.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

import type { BlockDocs } from '../../testing/block-docs.ts';

export const bigIconBlockDocs: BlockDocs = {
  purpose:
    'Puts a large sign before a short passage, so that readers who skim find it: one promise, one fact, one condition.',
  avoid:
    'The text runs longer than three lines, or the sign alone carries the message: it is decoration and is not read out.',
  follow: [
    'A clock before “Paid out the same day if you sign before 15:00.”',
    'A shield before “Your data goes to one lender, the one you choose.”',
  ],
  mistakes: [
    'A warning sign with “See conditions” — the sign carries the message and is not read out.',
    'Eight in a row — readers who skim find none.',
  ],
  accessibility: {
    roles: 'The drawing is hidden from assistive technology (aria-hidden).',
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: '“The money, in your account”; the sign is not mentioned.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

import type { BlockDocs } from '../../testing/block-docs.ts';

export const prosBlockDocs: BlockDocs = {
  purpose:
    'Lists what speaks for an offer or a choice, each point marked with a sign and not by colour alone.',
  avoid:
    'There are arguments on both sides, as there mostly are: ProsConsBlock. Pros alone make an advertisement.',
  follow: [
    '“Paid out within an hour, on Sundays too.”',
    '“No fee for paying back early (article 30 of the law).”',
  ],
  mistakes: [
    '“Fast and easy!” — fast is how many minutes?',
    'Pros of an offer without a word of its cost.',
  ],
  accessibility: {
    roles:
      'A section with a heading of level 3, and a list; the mark before each point is decoration.',
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: '“Ventajas, heading level 3. List, 2 items.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

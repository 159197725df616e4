import type { BlockDocs } from '../../testing/block-docs.ts';

export const prosBlockDocs: BlockDocs = {
  purpose:
    'Lists the arguments for an offer or a choice. Each point has a mark, so the meaning does not depend on colour.',
  avoid:
    'If there are arguments on both sides, as there usually are, use ProsConsBlock. Pros alone read like an advertisement.',
  follow: [
    '“Paid out within an hour, on Sundays too.”',
    '“No fee for paying back early (article 30 of the law).”',
  ],
  mistakes: [
    '“Fast and easy!” — say how many minutes.',
    'The pros of an offer without a word about its cost.',
  ],
  accessibility: {
    roles:
      'A section with a heading of level 3 and a list; the mark before each point is decorative.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: '“Ventajas, heading level 3. List, 2 items.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

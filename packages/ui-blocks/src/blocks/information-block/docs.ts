import type { BlockDocs } from '../../testing/block-docs.ts';

export const informationBlockDocs: BlockDocs = {
  purpose: 'Adds what helps the reader understand: a note, a definition, where to find more.',
  avoid:
    'Reading past it can cost money: that is a WarningBlock. What everybody needs belongs in the text itself.',
  follow: ['“Offers are checked every morning.”', '“A fixed sum is also called the principal.”'],
  mistakes: [
    '“You lose your right to withdraw after 14 days.” — that costs money: WarningBlock.',
    'Two directly after one another — write a paragraph.',
  ],
  accessibility: {
    roles: 'A note (role note); its title is a paragraph, not a heading.',
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: '“Note. Nota. Las ofertas se actualizan cada mañana.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

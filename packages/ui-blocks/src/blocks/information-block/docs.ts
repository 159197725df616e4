import type { BlockDocs } from '../../testing/block-docs.ts';

export const informationBlockDocs: BlockDocs = {
  purpose:
    'Adds something that helps the reader understand: a note, a definition, a pointer to more.',
  avoid:
    'If missing it can cost the reader money, use WarningBlock. If everybody needs it, put it in the text itself.',
  follow: [
    '“Offers are checked every morning.”',
    '“The sum you borrow is also called the principal.”',
  ],
  mistakes: [
    '“You lose your right to withdraw after 14 days.” — That can cost money: use WarningBlock.',
    'Two in a row — write a paragraph.',
  ],
  accessibility: {
    roles: 'A note (role note); its title is a paragraph, not a heading.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: '“Note. Nota. Las ofertas se actualizan cada mañana.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

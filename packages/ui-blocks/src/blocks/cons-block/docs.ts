import type { BlockDocs } from '../../testing/block-docs.ts';

export const consBlockDocs: BlockDocs = {
  purpose:
    'Lists the arguments against an offer or a choice. Each point has a mark, so the meaning does not depend on colour.',
  avoid:
    'If there are arguments on both sides, use ProsConsBlock, which shows them next to each other. Risks that the law requires you to state belong in a WarningBlock.',
  follow: [
    '“More expensive than a bank loan: 312 € instead of 41 € for the same amount.”',
    '“Payments cannot be postponed.”',
  ],
  mistakes: [
    '“None we could think of” — leave the block out.',
    '“The interest rate may vary somewhat” — say by how much, and when.',
  ],
  accessibility: {
    roles:
      'A section with a heading of level 3 and a list; the mark before each point is decorative.',
    keys: 'Nothing in it is focusable, apart from links in its text.',
    reader: '“Resumen, heading level 3. List, 1 item. Más caro que un préstamo bancario.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

import type { BlockDocs } from '../../testing/block-docs.ts';

export const consBlockDocs: BlockDocs = {
  purpose:
    'Lists what speaks against an offer or a choice, each point marked with a sign and not by colour alone.',
  avoid:
    'There are arguments on both sides: ProsConsBlock shows them next to each other. Risks that the law asks for belong in a WarningBlock.',
  follow: [
    '“Dearer than a loan from a bank: 312 € against 41 € for the same amount.”',
    '“No payment can be put off.”',
  ],
  mistakes: [
    '“None we could think of” — leave the block out.',
    '“The interest may vary somewhat” — say by how much, and when.',
  ],
  accessibility: {
    roles:
      'A section with a heading of level 3, and a list; the mark before each point is decoration.',
    keys: 'Nothing in it takes the focus, except links in its text.',
    reader: '“Resumen, heading level 3. List, 1 item. Más caro que un préstamo bancario.”',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};

import type { BlockUsage } from '../../testing/block-usage.ts';

export const consBlockUsage: BlockUsage = {
  purpose:
    'Lists what speaks against an offer or a choice, each point marked with a sign and not by colour alone.',
  avoid:
    'There are arguments on both sides: ProsConsBlock shows them next to each other. Risks that the law asks for belong in a WarningBlock.',
};

import type { BlockUsage } from '../../testing/block-usage.ts';

export const informationBlockUsage: BlockUsage = {
  purpose: 'Adds what helps the reader understand: a note, a definition, where to find more.',
  avoid:
    'Reading past it can cost money: that is a WarningBlock. What everybody needs belongs in the text itself.',
};

import type { BlockUsage } from '../../testing/block-usage.ts';

export const quoteBlockUsage: BlockUsage = {
  purpose:
    'Gives someone’s own words, with who they are in the caption: the variant author. The default one is for words whose source stands in the text.',
  avoid:
    'The words are ours: emphasis is no quotation. A quotation without a source that can be named stays out.',
};

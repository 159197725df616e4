import type { BlockUsage } from '../../testing/block-usage.ts';

export const basicBlockUsage: BlockUsage = {
  purpose:
    'Sets a short passage apart from the running text without giving it a meaning of its own: an aside, a definition, a summary.',
  avoid:
    'The passage informs or warns (InformationBlock, WarningBlock), or it belongs to the run of the text: then it needs no block. Never nest one in another.',
};

import type { BlockUsage } from '../../testing/block-usage.ts';

export const imgComponentUsage: BlockUsage = {
  purpose: 'Shows a small picture in the run of the text: a seal, a logo, a sign.',
  avoid:
    'The picture deserves a place of its own (ImageBlock), or is one of the named icons (BigIconBlock).',
};

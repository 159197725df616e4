import type { BlockUsage } from '../../testing/block-usage.ts';

export const dividerBlockUsage: BlockUsage = {
  purpose:
    'Makes a pause between two parts of a text: white space, or a line where space alone is not seen.',
  avoid: 'A heading follows: it separates already. Never use it to push something down the page.',
};

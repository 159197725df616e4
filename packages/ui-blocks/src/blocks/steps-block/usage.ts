import type { BlockUsage } from '../../testing/block-usage.ts';

export const stepsBlockUsage: BlockUsage = {
  purpose: 'Tells what to do in which order, as a numbered list.',
  avoid: 'The order does not matter (a bullet list), or there is one step (a paragraph).',
};

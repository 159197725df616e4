import type { BlockUsage } from '../../testing/block-usage.ts';

export const warningBlockUsage: BlockUsage = {
  purpose:
    'Says what can cost the reader money or a right: fees, deadlines, conditions that are easily missed.',
  avoid:
    'It merely informs (InformationBlock). The credit warning of the law has its own component, above the first call to action.',
};

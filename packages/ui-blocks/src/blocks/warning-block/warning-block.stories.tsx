import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Says what can cost the reader money or a right: fees, deadlines, conditions that are easily missed.',
  avoid:
    'It merely informs (InformationBlock). The credit warning of the law has its own component, above the first call to action.',
};

export default {
  title: 'Blocks/WarningBlock',
  parameters: { block: 'WarningBlock', usage },
} satisfies Meta;

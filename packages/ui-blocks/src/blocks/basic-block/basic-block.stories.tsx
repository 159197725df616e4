import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Sets a short passage apart from the running text without giving it a meaning of its own: an aside, a definition, a summary.',
  avoid:
    'The passage informs or warns (InformationBlock, WarningBlock), or it belongs to the run of the text: then it needs no block. Never nest one in another.',
};

export default {
  title: 'Blocks/BasicBlock',
  parameters: { block: 'BasicBlock', usage },
} satisfies Meta;

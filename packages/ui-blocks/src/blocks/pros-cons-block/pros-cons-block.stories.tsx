import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Puts the arguments for and against next to each other, honestly: the same room, the same size for both.',
  avoid:
    'One side is empty (ProsBlock, ConsBlock), or more than two choices are compared: then use a table.',
};

export default {
  title: 'Blocks/ProsConsBlock',
  parameters: { block: 'ProsConsBlock', usage },
} satisfies Meta;

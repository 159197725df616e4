import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose: 'Adds what helps the reader understand: a note, a definition, where to find more.',
  avoid:
    'Reading past it can cost money: that is a WarningBlock. What everybody needs belongs in the text itself.',
};

export default {
  title: 'Blocks/InformationBlock',
  parameters: { block: 'InformationBlock', usage },
} satisfies Meta;

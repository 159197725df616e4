import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Puts a large sign before a short passage, so that readers who skim find it: one promise, one fact, one condition.',
  avoid:
    'The text runs longer than three lines, or the sign alone carries the message: it is decoration and is not read out.',
};

export default {
  title: 'Blocks/BigIconBlock',
  parameters: { block: 'BigIconBlock', usage },
} satisfies Meta;

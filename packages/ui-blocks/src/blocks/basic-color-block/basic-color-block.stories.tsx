import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Gives a passage a calm tint, so that parts of a long article can be told apart at a glance.',
  avoid:
    'The colour is meant to say something: readers who do not see it miss the message. A warning is a WarningBlock. More than two tints on a screen shout.',
};

export default {
  title: 'Blocks/BasicColorBlock',
  parameters: { block: 'BasicColorBlock', usage },
} satisfies Meta;

import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Makes a pause between two parts of a text: white space, or a line where space alone is not seen.',
  avoid: 'A heading follows: it separates already. Never use it to push something down the page.',
};

export default {
  title: 'Blocks/DividerBlock',
  parameters: { block: 'DividerBlock', usage },
} satisfies Meta;

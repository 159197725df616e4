import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose: 'Tells what to do in which order, as a numbered list.',
  avoid: 'The order does not matter (a bullet list), or there is one step (a paragraph).',
};

export default {
  title: 'Blocks/StepsBlock',
  parameters: { block: 'StepsBlock', usage },
} satisfies Meta;

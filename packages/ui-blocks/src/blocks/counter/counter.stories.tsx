import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose: 'Lets one figure speak: how many offers were compared, how many days a loan lasts.',
  avoid:
    'The figure is a cost of credit: that never stands without its representative example. Two or more figures that belong together are a table.',
};

export default {
  title: 'Blocks/Counter',
  parameters: { block: 'Counter', usage },
} satisfies Meta;

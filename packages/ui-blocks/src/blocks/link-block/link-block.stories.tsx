import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose: 'Says why and where to go next, with one button.',
  avoid:
    'The link stands well in a sentence, or leads to the product list (ToListButtonBlock). Two of them next to each other make neither the next step.',
};

export default {
  title: 'Blocks/LinkBlock',
  parameters: { block: 'LinkBlock', usage },
} satisfies Meta;

import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose: 'Leads to a product list, on this page or another.',
  avoid:
    'The target is anything else (LinkBlock). Once after each long part of an article is enough.',
};

export default {
  title: 'Blocks/ToListButtonBlock',
  parameters: { block: 'ToListButtonBlock', usage },
} satisfies Meta;

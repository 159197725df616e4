import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Compares the products of the page in a table, chosen and ordered by any of their properties; cards on small screens. Each offer carries its representative example.',
  avoid: 'The page is itself a product list. Without products from the page it shows nothing.',
};

export default {
  title: 'Blocks/FinanceOverviewBlock',
  parameters: { block: 'FinanceOverviewBlock', usage },
} satisfies Meta;
